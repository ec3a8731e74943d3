import type { ProblemTexts } from '../http/problem-texts.js';

export const mailProblems: ProblemTexts = {
  MAIL_STILL_WAITS: {
    en_US: 'This mail has not been sent yet. It can be sent again once it has left or failed.',
    fr_FR: 'Ce message n’est pas encore parti. Il pourra être renvoyé une fois envoyé ou en échec.',
    de_DE:
      'Diese Mail ist noch nicht verschickt. Sie lässt sich erneut senden, sobald sie verschickt oder gescheitert ist.',
    es_ES: 'Este correo aún no se ha enviado. Podrá reenviarlo cuando haya salido o fallado.',
    it_IT: 'Questa e-mail non è ancora partita. Potrà inviarla di nuovo quando sarà partita o fallita.',
    ru_RU: 'Это письмо ещё не отправлено. Повторить можно после отправки или ошибки.',
    ja_JP: 'このメールはまだ送信されていません。送信後または失敗後に再送できます。',
  },
};
