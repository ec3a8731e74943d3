import type { ProblemTexts } from '../../../platform/http/problem-texts.js';

export const contentProblems: ProblemTexts = {
  ENTRY_SLUG_TAKEN: {
    en_US: 'Another text is called {slug} already. Choose another address.',
    fr_FR: 'Un autre texte s’appelle déjà {slug}. Choisissez une autre adresse.',
    de_DE: 'Ein anderer Text heißt schon {slug}. Wählen Sie eine andere Adresse.',
    es_ES: 'Otro texto ya se llama {slug}. Elija otra dirección.',
    it_IT: 'Un altro testo si chiama già {slug}. Scelga un altro indirizzo.',
    ru_RU: 'Другой текст уже называется {slug}. Выберите другой адрес.',
    ja_JP: '{slug}はほかの文章で使われています。別のアドレスをお選びください。',
  },
  ENTRY_ADDRESS_FIXED: {
    en_US: 'The site has a fixed place for the page {slug}: its address stays as it is.',
    fr_FR: 'Le site a une place fixe pour la page {slug} : son adresse ne change pas.',
    de_DE: 'Die Seite {slug} hat auf der Website einen festen Platz; ihre Adresse bleibt, wie sie ist.',
    es_ES: 'El sitio tiene un lugar fijo para la página {slug}: su dirección no cambia.',
    it_IT: 'Il sito ha un posto fisso per la pagina {slug}: il suo indirizzo non cambia.',
    ru_RU: 'У страницы {slug} постоянное место на сайте: её адрес не меняется.',
    ja_JP: '{slug}のページはサイト内の場所が決まっているため、アドレスを変更できません。',
  },
  ENTRY_SLUG_NOT_VALID: {
    en_US: 'Write small letters a to z, digits and hyphens between them, 120 characters at most.',
    fr_FR:
      'Utilisez des lettres minuscules de a à z, des chiffres et des traits d’union entre eux, 120 signes au plus.',
    de_DE: 'Schreiben Sie Kleinbuchstaben von a bis z, Ziffern und Bindestriche dazwischen, höchstens 120 Zeichen.',
    es_ES: 'Use minúsculas de la a a la z, cifras y guiones entre ellas, 120 caracteres como máximo.',
    it_IT: 'Usi lettere minuscole dalla a alla z, cifre e trattini fra di esse, al massimo 120 caratteri.',
    ru_RU: 'Пишите строчные буквы от a до z, цифры и дефисы между ними, не больше 120 знаков.',
    ja_JP: '半角の小文字（a～z）と数字、その間のハイフンで、120文字以内で入力してください。',
  },
  ENTRY_NOT_FOUND: {
    en_US: 'There is no text of this name.',
    fr_FR: 'Il n’y a pas de texte de ce nom.',
    de_DE: 'Einen Text dieses Namens gibt es nicht.',
    es_ES: 'No hay ningún texto con este nombre.',
    it_IT: 'Non c’è alcun testo con questo nome.',
    ru_RU: 'Текста с таким названием нет.',
    ja_JP: 'この名前の文章はありません。',
  },
};
