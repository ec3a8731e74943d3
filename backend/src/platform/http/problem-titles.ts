import type { Locale, Translated } from '../../shared-kernel/language/locale.js';

const NOT_UNDERSTOOD: Translated = {
  en_US: 'The request was not understood',
  fr_FR: 'Requête non comprise',
  de_DE: 'Anfrage nicht verstanden',
  es_ES: 'Solicitud no comprendida',
  it_IT: 'Richiesta non compresa',
  ru_RU: 'Запрос не понят',
  ja_JP: 'リクエストを解釈できません',
};

const NOT_FOUND: Translated = {
  en_US: 'Not found',
  fr_FR: 'Introuvable',
  de_DE: 'Nicht gefunden',
  es_ES: 'No encontrado',
  it_IT: 'Non trovato',
  ru_RU: 'Не найдено',
  ja_JP: '見つかりません',
};

const FAILED: Translated = {
  en_US: 'Something failed on our side',
  fr_FR: 'Une erreur s’est produite de notre côté',
  de_DE: 'Bei uns ist etwas schiefgegangen',
  es_ES: 'Algo ha fallado por nuestra parte',
  it_IT: 'Qualcosa non ha funzionato da parte nostra',
  ru_RU: 'У нас произошла ошибка',
  ja_JP: 'サーバー側で問題が発生しました',
};

const TITLES: Readonly<Record<number, Translated>> = {
  401: {
    en_US: 'Login needed',
    fr_FR: 'Connexion nécessaire',
    de_DE: 'Anmeldung nötig',
    es_ES: 'Es necesario iniciar sesión',
    it_IT: 'Accesso necessario',
    ru_RU: 'Нужно войти',
    ja_JP: 'ログインが必要です',
  },
  403: {
    en_US: 'Not allowed',
    fr_FR: 'Non autorisé',
    de_DE: 'Nicht erlaubt',
    es_ES: 'No permitido',
    it_IT: 'Non consentito',
    ru_RU: 'Нет доступа',
    ja_JP: '許可されていません',
  },
  404: NOT_FOUND,
  405: {
    en_US: 'Method not allowed',
    fr_FR: 'Méthode non autorisée',
    de_DE: 'Methode nicht erlaubt',
    es_ES: 'Método no permitido',
    it_IT: 'Metodo non consentito',
    ru_RU: 'Метод не поддерживается',
    ja_JP: '使用できないメソッドです',
  },
  409: {
    en_US: 'Not possible as things stand',
    fr_FR: 'Impossible dans l’état actuel',
    de_DE: 'Beim jetzigen Stand nicht möglich',
    es_ES: 'No es posible en el estado actual',
    it_IT: 'Non possibile allo stato attuale',
    ru_RU: 'Сейчас это невозможно',
    ja_JP: '現在の状態では実行できません',
  },
  413: {
    en_US: 'Too large',
    fr_FR: 'Trop volumineux',
    de_DE: 'Zu groß',
    es_ES: 'Demasiado grande',
    it_IT: 'Troppo grande',
    ru_RU: 'Слишком большой объём',
    ja_JP: 'データが大きすぎます',
  },
  422: {
    en_US: 'Not accepted',
    fr_FR: 'Non accepté',
    de_DE: 'Nicht angenommen',
    es_ES: 'No aceptado',
    it_IT: 'Non accettato',
    ru_RU: 'Не принято',
    ja_JP: '受け付けられません',
  },
  429: {
    en_US: 'Too many requests',
    fr_FR: 'Trop de requêtes',
    de_DE: 'Zu viele Anfragen',
    es_ES: 'Demasiadas solicitudes',
    it_IT: 'Troppe richieste',
    ru_RU: 'Слишком много запросов',
    ja_JP: 'リクエストが多すぎます',
  },
  503: {
    en_US: 'Not available at the moment',
    fr_FR: 'Momentanément indisponible',
    de_DE: 'Zurzeit nicht verfügbar',
    es_ES: 'No disponible por el momento',
    it_IT: 'Al momento non disponibile',
    ru_RU: 'Временно недоступно',
    ja_JP: '現在ご利用いただけません',
  },
};

/** The title of a kind of problem in the reader's language. A code has one status, so it always has the same title. */
export const problemTitle = (status: number, language: Locale): string =>
  (TITLES[status] ?? (status >= 500 ? FAILED : NOT_UNDERSTOOD))[language];
