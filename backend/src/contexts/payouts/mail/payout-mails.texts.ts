import type { Translated } from '../../../shared-kernel/language/locale.js';
import type { BankAccountChanged } from '../events.js';

/** `{account}` is the account with all but the end hidden, `{moment}` an instant. Subjects have 60 characters at most. */
export const payoutMailTexts = {
  subject: {
    en_US: 'Your bank account with us was changed',
    fr_FR: 'Vos coordonnées bancaires ont été modifiées',
    de_DE: 'Ihre Bankverbindung wurde geändert',
    es_ES: 'Sus datos bancarios han cambiado',
    it_IT: 'Le sue coordinate bancarie sono cambiate',
    ru_RU: 'Ваши банковские реквизиты изменены',
    ja_JP: '銀行口座の情報が変更されました',
  },
  change: {
    added: {
      en_US: 'The account {account} was added to your payout accounts.',
      fr_FR: 'Le compte {account} a été ajouté à vos comptes de versement.',
      de_DE: 'Das Konto {account} wurde zu Ihren Auszahlungskonten hinzugefügt.',
      es_ES: 'Se ha añadido la cuenta {account} a sus cuentas de cobro.',
      it_IT: 'Il conto {account} è stato aggiunto ai suoi conti per i pagamenti.',
      ru_RU: 'Счёт {account} добавлен к вашим счетам для выплат.',
      ja_JP: '受取口座に{account}が追加されました。',
    },
    edited: {
      en_US: 'The details of a payout account were replaced. It is now {account}.',
      fr_FR: 'Les coordonnées d’un compte de versement ont été remplacées. C’est désormais {account}.',
      de_DE: 'Die Angaben eines Auszahlungskontos wurden ersetzt. Es ist nun {account}.',
      es_ES: 'Se han sustituido los datos de una cuenta de cobro. Ahora es {account}.',
      it_IT: 'I dati di un conto per i pagamenti sono stati sostituiti. Ora è {account}.',
      ru_RU: 'Данные счёта для выплат заменены. Теперь это {account}.',
      ja_JP: '受取口座の内容が変更され、{account}になりました。',
    },
    'made-primary': {
      en_US: 'Payouts are to go to the account {account}.',
      fr_FR: 'Les versements doivent désormais aller sur le compte {account}.',
      de_DE: 'Auszahlungen sollen an das Konto {account} gehen.',
      es_ES: 'Los pagos deben ir a la cuenta {account}.',
      it_IT: 'I pagamenti devono andare sul conto {account}.',
      ru_RU: 'Выплаты будут поступать на счёт {account}.',
      ja_JP: 'お支払い先として{account}が選択されました。',
    },
    deactivated: {
      en_US: 'The account {account} was removed. No money goes there any more.',
      fr_FR: 'Le compte {account} a été supprimé. Plus aucun versement n’y sera fait.',
      de_DE: 'Das Konto {account} wurde entfernt. Dorthin geht kein Geld mehr.',
      es_ES: 'Se ha eliminado la cuenta {account}. Ya no se envía dinero allí.',
      it_IT: 'Il conto {account} è stato rimosso. Non vi arriva più denaro.',
      ru_RU: 'Счёт {account} удалён. Деньги на него больше не поступают.',
      ja_JP: '口座{account}が削除されました。今後この口座への振込は行われません。',
    },
  } satisfies Record<BankAccountChanged['change'], Translated>,
  countsFrom: {
    en_US: 'The new destination counts from {moment}. Until then no money goes to the new account.',
    fr_FR:
      'La nouvelle destination est valable à partir du {moment}. D’ici là, aucun versement n’est fait sur le nouveau compte.',
    de_DE: 'Das neue Ziel gilt ab {moment}. Bis dahin geht kein Geld an das neue Konto.',
    es_ES: 'El nuevo destino es válido a partir del {moment}. Hasta entonces no se envía dinero a la nueva cuenta.',
    it_IT: 'La nuova destinazione vale da {moment}. Fino ad allora il denaro non va al nuovo conto.',
    ru_RU: 'Новый счёт начнёт действовать {moment}. До этого деньги на него не поступают.',
    ja_JP: '新しい振込先は{moment}から有効になります。それまで新しい口座には振り込まれません。',
  },
  smallPrint: {
    en_US: 'Was this not you? Change your password now and write to us: there is still time to stop it.',
    fr_FR: 'Ce n’était pas vous ? Changez votre mot de passe maintenant et écrivez-nous : il est encore temps d’agir.',
    de_DE: 'Waren Sie das nicht? Ändern Sie jetzt Ihr Passwort und schreiben Sie uns: Noch ist Zeit, es aufzuhalten.',
    es_ES: '¿No fue usted? Cambie ahora su contraseña y escríbanos: aún hay tiempo para impedirlo.',
    it_IT: 'Non è stato lei? Cambi subito la password e ci scriva: c’è ancora tempo per fermarlo.',
    ru_RU: 'Это были не вы? Сразу смените пароль и напишите нам: изменение ещё можно остановить.',
    ja_JP: 'お心当たりがない場合は、すぐにパスワードを変更し、ご連絡ください。まだ変更を止めることができます。',
  },
  button: {
    en_US: 'Look at my payout accounts',
    fr_FR: 'Voir mes comptes de versement',
    de_DE: 'Meine Auszahlungskonten ansehen',
    es_ES: 'Ver mis cuentas de cobro',
    it_IT: 'Vedi i miei conti per i pagamenti',
    ru_RU: 'Посмотреть мои счета',
    ja_JP: '受取口座を確認する',
  },
} as const;
