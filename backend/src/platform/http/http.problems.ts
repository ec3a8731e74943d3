import type { ProblemTexts } from './problem-texts.js';

export const httpProblems: ProblemTexts = {
  VALIDATION_FAILED: {
    en_US: 'Please check these fields: {fields}.',
    fr_FR: 'Veuillez vérifier ces champs : {fields}.',
    de_DE: 'Bitte prüfen Sie diese Felder: {fields}.',
    es_ES: 'Revise estos campos: {fields}.',
    it_IT: 'Controlli questi campi: {fields}.',
    ru_RU: 'Проверьте эти поля: {fields}.',
    ja_JP: '次の項目をご確認ください：{fields}。',
  },
  MALFORMED_REQUEST: {
    en_US: 'The request could not be read. Send valid JSON of the documented form.',
    fr_FR: 'La requête n’a pas pu être lue. Envoyez un JSON valide de la forme documentée.',
    de_DE: 'Die Anfrage konnte nicht gelesen werden. Senden Sie gültiges JSON in der beschriebenen Form.',
    es_ES: 'No se ha podido leer la solicitud. Envíe un JSON válido con la forma documentada.',
    it_IT: 'La richiesta non è leggibile. Invii un JSON valido nella forma documentata.',
    ru_RU: 'Не удалось прочитать запрос. Отправьте корректный JSON описанной формы.',
    ja_JP: 'リクエストを読み取れませんでした。仕様に沿った正しいJSONを送信してください。',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    en_US: 'This call takes JSON: send it with the header Content-Type: application/json.',
    fr_FR: 'Cet appel prend du JSON : envoyez-le avec l’en-tête Content-Type: application/json.',
    de_DE: 'Dieser Aufruf nimmt JSON: Senden Sie es mit dem Header Content-Type: application/json.',
    es_ES: 'Esta llamada admite JSON: envíelo con la cabecera Content-Type: application/json.',
    it_IT: 'Questa chiamata accetta JSON: lo invii con l’intestazione Content-Type: application/json.',
    ru_RU: 'Этот вызов принимает JSON: отправьте его с заголовком Content-Type: application/json.',
    ja_JP: 'この呼び出しはJSONを受け付けます。Content-Type: application/jsonヘッダーを付けて送信してください。',
  },
  NOT_FOUND: {
    en_US: 'We could not find what you asked for.',
    fr_FR: 'Nous n’avons pas trouvé ce que vous cherchez.',
    de_DE: 'Das Gesuchte wurde nicht gefunden.',
    es_ES: 'No hemos encontrado lo que busca.',
    it_IT: 'Non abbiamo trovato ciò che cerca.',
    ru_RU: 'Мы не нашли то, что вы ищете.',
    ja_JP: 'お探しのものは見つかりませんでした。',
  },
  CHANGED_MEANWHILE: {
    en_US: 'Somebody else has changed this meanwhile. Load it again, then make your change.',
    fr_FR: 'Quelqu’un d’autre a modifié ceci entre-temps. Rechargez la page, puis refaites votre modification.',
    de_DE: 'Jemand anders hat dies inzwischen geändert. Laden Sie es neu und ändern Sie es dann.',
    es_ES: 'Otra persona lo ha cambiado mientras tanto. Cárguelo de nuevo y haga después su cambio.',
    it_IT: 'Qualcun altro lo ha modificato nel frattempo. Lo ricarichi e ripeta la modifica.',
    ru_RU: 'Тем временем это изменил кто-то другой. Загрузите заново и внесите своё изменение.',
    ja_JP: 'その間にほかの人が変更しました。もう一度読み込んでから変更してください。',
  },
  METHOD_NOT_ALLOWED: {
    en_US: 'This address takes other methods; the header Allow names them.',
    fr_FR: 'Cette adresse accepte d’autres méthodes ; l’en-tête Allow les indique.',
    de_DE: 'Diese Adresse nimmt andere Methoden an; der Header Allow nennt sie.',
    es_ES: 'Esta dirección admite otros métodos; la cabecera Allow los indica.',
    it_IT: 'Questo indirizzo accetta altri metodi; l’intestazione Allow li indica.',
    ru_RU: 'Этот адрес принимает другие методы; они названы в заголовке Allow.',
    ja_JP: 'このアドレスでは別のメソッドをお使いください。使用できるものはAllowヘッダーに記載されています。',
  },
  MOVED: {
    en_US: 'This page has moved to {slug}.',
    fr_FR: 'Cette page se trouve désormais sous {slug}.',
    de_DE: 'Diese Seite ist nach {slug} umgezogen.',
    es_ES: 'Esta página se ha trasladado a {slug}.',
    it_IT: 'Questa pagina si trova ora in {slug}.',
    ru_RU: 'Эта страница переехала: {slug}.',
    ja_JP: 'このページは{slug}に移動しました。',
  },
  TOO_MANY_REQUESTS: {
    en_US:
      'Please wait {minutes, plural, =0 {{seconds, plural, one {# second} other {# seconds}}} one {# minute} other {# minutes}} before trying again.',
    fr_FR:
      'Veuillez patienter {minutes, plural, =0 {{seconds, plural, one {# seconde} many {# secondes} other {# secondes}}} one {# minute} many {# minutes} other {# minutes}} avant de réessayer.',
    de_DE:
      'Bitte warten Sie {minutes, plural, =0 {{seconds, plural, one {# Sekunde} other {# Sekunden}}} one {# Minute} other {# Minuten}}, bevor Sie es erneut versuchen.',
    es_ES:
      'Espere {minutes, plural, =0 {{seconds, plural, one {# segundo} many {# segundos} other {# segundos}}} one {# minuto} many {# minutos} other {# minutos}} antes de volver a intentarlo.',
    it_IT:
      'Attenda {minutes, plural, =0 {{seconds, plural, one {# secondo} many {# secondi} other {# secondi}}} one {# minuto} many {# minuti} other {# minuti}} prima di riprovare.',
    ru_RU:
      'Подождите {minutes, plural, =0 {{seconds, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}} one {# минуту} few {# минуты} many {# минут} other {# минуты}} и попробуйте снова.',
    ja_JP: '{minutes, plural, =0 {{seconds, plural, other {#秒}}} other {#分}}ほど待ってから、もう一度お試しください。',
  },
  INVALID_TOKEN: {
    en_US: '{credential, select, none {Please log in.} other {Your session has ended. Please log in again.}}',
    fr_FR:
      '{credential, select, none {Veuillez vous connecter.} other {Votre session a expiré. Veuillez vous reconnecter.}}',
    de_DE:
      '{credential, select, none {Bitte melden Sie sich an.} other {Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.}}',
    es_ES: '{credential, select, none {Inicie sesión.} other {Su sesión ha terminado. Vuelva a iniciar sesión.}}',
    it_IT: '{credential, select, none {Acceda al suo account.} other {La sessione è terminata. Acceda di nuovo.}}',
    ru_RU: '{credential, select, none {Войдите в свою учётную запись.} other {Ваш сеанс завершён. Войдите снова.}}',
    ja_JP:
      '{credential, select, none {ログインしてください。} other {セッションが終了しました。もう一度ログインしてください。}}',
  },
  FORBIDDEN: {
    en_US: 'Your account may not do this.',
    fr_FR: 'Votre compte ne permet pas cette action.',
    de_DE: 'Ihr Konto ist dazu nicht berechtigt.',
    es_ES: 'Su cuenta no permite hacer esto.',
    it_IT: 'Il suo account non consente questa operazione.',
    ru_RU: 'Для вашей учётной записи это действие недоступно.',
    ja_JP: 'このアカウントではこの操作はできません。',
  },
  SCOPE_MISSING: {
    en_US: 'The call needs a key with the scope “{scope},” which this one lacks.',
    fr_FR: 'Cette clé n’a pas l’autorisation « {scope} ».',
    de_DE: 'Diesem Schlüssel fehlt die Berechtigung „{scope}“.',
    es_ES: 'A esta clave le falta el permiso «{scope}».',
    it_IT: 'A questa chiave manca l’autorizzazione «{scope}».',
    ru_RU: 'У этого ключа нет права «{scope}».',
    ja_JP: 'このキーには権限「{scope}」がありません。',
  },
  FORM_FROM_ELSEWHERE: {
    en_US: 'This form did not come from a page of ours. Please fill it in here.',
    fr_FR: 'Ce formulaire ne venait pas d’une de nos pages. Veuillez le remplir ici.',
    de_DE: 'Dieses Formular kam nicht von einer unserer Seiten. Bitte füllen Sie es hier aus.',
    es_ES: 'Este formulario no procedía de una página nuestra. Rellénelo aquí.',
    it_IT: 'Questo modulo non proveniva da una nostra pagina. Lo compili qui.',
    ru_RU: 'Эта форма пришла не с нашей страницы. Пожалуйста, заполните её здесь.',
    ja_JP: 'このフォームは当サイトのページから送信されたものではありません。こちらでご記入ください。',
  },
  PAYLOAD_TOO_LARGE: {
    en_US: 'What you sent is too large.',
    fr_FR: 'Votre envoi est trop volumineux.',
    de_DE: 'Die gesendeten Daten sind zu groß.',
    es_ES: 'Lo que ha enviado es demasiado grande.',
    it_IT: 'Il contenuto inviato è troppo grande.',
    ru_RU: 'Отправленные данные слишком велики.',
    ja_JP: '送信されたデータが大きすぎます。',
  },
  UNAVAILABLE: {
    en_US: 'This is taking too long or a part of our service is down. Nothing was lost; please try again in a moment.',
    fr_FR:
      'L’opération est trop longue ou une partie du service est indisponible. Rien n’est perdu ; réessayez dans un instant.',
    de_DE:
      'Das dauert zu lange oder ein Teil unseres Dienstes ist gestört. Es ging nichts verloren; bitte versuchen Sie es gleich noch einmal.',
    es_ES:
      'Está tardando demasiado o una parte del servicio no funciona. No se ha perdido nada; inténtelo de nuevo en un momento.',
    it_IT:
      'L’operazione richiede troppo tempo o una parte del servizio non funziona. Nulla è andato perso; riprovi tra poco.',
    ru_RU:
      'Это занимает слишком много времени или часть сервиса недоступна. Ничего не потеряно; попробуйте ещё раз через минуту.',
    ja_JP:
      '処理に時間がかかっているか、一部のサービスが停止しています。データは失われていません。少し待ってから再度お試しください。',
  },
  INTERNAL_ERROR: {
    en_US: 'An error occurred on our side. Nothing was lost; please try again.',
    fr_FR: 'Une erreur est survenue de notre côté. Rien n’est perdu ; veuillez réessayer.',
    de_DE: 'Bei uns ist ein Fehler aufgetreten. Es ging nichts verloren; bitte versuchen Sie es erneut.',
    es_ES: 'Se ha producido un error por nuestra parte. No se ha perdido nada; inténtelo de nuevo.',
    it_IT: 'Si è verificato un errore da parte nostra. Nulla è andato perso; riprovi.',
    ru_RU: 'На нашей стороне произошла ошибка. Ничего не потеряно; попробуйте ещё раз.',
    ja_JP: '当サイト側でエラーが発生しました。データは失われていません。もう一度お試しください。',
  },
  IDEMPOTENCY_KEY_REUSED: {
    en_US: 'This Idempotency-Key was used for a different request. Use a new key for new content.',
    fr_FR: 'Cette Idempotency-Key a déjà servi pour une autre requête. Utilisez une nouvelle clé.',
    de_DE: 'Dieser Idempotency-Key wurde für eine andere Anfrage benutzt. Verwenden Sie einen neuen.',
    es_ES: 'Esta Idempotency-Key ya se usó para otra solicitud. Use una clave nueva.',
    it_IT: 'Questa Idempotency-Key è già stata usata per un’altra richiesta. Usi una chiave nuova.',
    ru_RU: 'Этот Idempotency-Key уже использован для другого запроса. Используйте новый ключ.',
    ja_JP: 'このIdempotency-Keyは別のリクエストで使用済みです。新しいキーをお使いください。',
  },
  IDEMPOTENT_CALL_IN_PROGRESS: {
    en_US: 'The same request is still being worked on. Ask again in a few seconds.',
    fr_FR: 'La même requête est encore en cours. Réessayez dans quelques secondes.',
    de_DE: 'Dieselbe Anfrage wird noch bearbeitet. Fragen Sie in einigen Sekunden erneut.',
    es_ES: 'La misma solicitud aún se está procesando. Vuelva a intentarlo en unos segundos.',
    it_IT: 'La stessa richiesta è ancora in corso. Riprovi tra qualche secondo.',
    ru_RU: 'Этот же запрос ещё обрабатывается. Повторите через несколько секунд.',
    ja_JP: '同じリクエストを処理中です。数秒後にもう一度お試しください。',
  },
  FIELD_IDEMPOTENCY_KEY: {
    en_US: 'An Idempotency-Key has 8 to 128 visible ASCII characters.',
    fr_FR: 'Une Idempotency-Key compte de 8 à 128 caractères ASCII visibles.',
    de_DE: 'Ein Idempotency-Key hat 8 bis 128 sichtbare ASCII-Zeichen.',
    es_ES: 'Una Idempotency-Key tiene de 8 a 128 caracteres ASCII visibles.',
    it_IT: 'Una Idempotency-Key ha da 8 a 128 caratteri ASCII visibili.',
    ru_RU: 'Idempotency-Key содержит от 8 до 128 видимых символов ASCII.',
    ja_JP: 'Idempotency-Keyは表示可能なASCII文字8〜128字です。',
  },
};
