import type { EditorialEntry } from '../editorial-entry.js';

export const giftCardsQuestions: readonly EditorialEntry[] = [
  {
    kind: 'faq',
    slug: 'gift-cards',
    position: 28,
    details: { topic: 'gift-cards' },
    texts: {
      en_US: {
        title: 'Can I give a tour as a present?',
        summary: '',
        markdown:
          'Yes. If the day is fixed, book the tour for somebody else and hand over the voucher. If the person should choose the city, the tour and the day, a gift card is the better way: it is a balance in one currency from which several bookings can be paid, and what is left stays on it. If you would like to give one, or have received one and want to use it, write to [{email}](mailto:{email}). Discounts do not apply to gift cards. You can read more on the page [Gift cards](/gift-cards).',
      },
      fr_FR: {
        title: 'Puis-je offrir une visite ?',
        summary: '',
        markdown:
          'Oui. Si le jour est fixé, réservez la visite pour une autre personne et remettez-lui le bon. Si elle doit choisir elle-même la ville, la visite et le jour, une carte cadeau convient mieux : c’est un solde dans une devise, qui peut servir à payer plusieurs réservations, et ce qui reste y demeure. Pour en offrir une, ou pour utiliser celle que vous avez reçue, écrivez à [{email}](mailto:{email}). Les remises ne s’appliquent pas aux cartes cadeaux. La page [Cartes cadeaux](/gift-cards) en dit plus.',
      },
      de_DE: {
        title: 'Kann ich eine Tour verschenken?',
        summary: '',
        markdown:
          'Ja. Steht der Tag fest, buchen Sie die Tour für jemand anderen und geben den Voucher weiter. Soll die Person Stadt, Tour und Tag selbst wählen, ist eine Geschenkkarte besser: ein Guthaben in einer Währung, mit dem sich mehrere Buchungen bezahlen lassen; was übrig ist, bleibt darauf. Wenn Sie eine verschenken möchten oder eine bekommen haben und einlösen wollen, schreiben Sie an [{email}](mailto:{email}). Rabatte gelten nicht für Geschenkkarten. Mehr steht auf der Seite [Geschenkkarten](/gift-cards).',
      },
      es_ES: {
        title: '¿Puedo regalar una visita?',
        summary: '',
        markdown:
          'Sí. Si el día está fijado, reserve la visita para otra persona y entréguele el bono. Si ella ha de elegir ciudad, visita y día, es mejor una tarjeta regalo: un saldo en una moneda con el que se pueden pagar varias reservas, y lo que sobra se queda en ella. Si desea regalar una, o ha recibido una y quiere usarla, escriba a [{email}](mailto:{email}). Los descuentos no se aplican a las tarjetas regalo. Hay más en la página [Tarjetas regalo](/gift-cards).',
      },
      it_IT: {
        title: 'Posso regalare un tour?',
        summary: '',
        markdown:
          'Sì. Se il giorno è stabilito, prenoti il tour per un’altra persona e le consegni il voucher. Se deve essere lei a scegliere città, tour e giorno, è meglio una carta regalo: un saldo in una valuta con cui si possono pagare più prenotazioni, e quello che avanza resta lì. Se desidera regalarne una, o ne ha ricevuta una e vuole usarla, scriva a [{email}](mailto:{email}). Gli sconti non valgono per le carte regalo. Altro si legge alla pagina [Carte regalo](/gift-cards).',
      },
      ru_RU: {
        title: 'Можно ли подарить экскурсию?',
        summary: '',
        markdown:
          'Да. Если день известен, забронируйте экскурсию для другого человека и передайте ему ваучер. Если город, экскурсию и день он выберет сам, лучше подарочная карта: это сумма в одной валюте, которой можно оплатить несколько бронирований, а остаток сохраняется. Если хотите подарить такую карту или получили её и хотите использовать, напишите на [{email}](mailto:{email}). Скидки на подарочные карты не действуют. Подробнее — на странице [«Подарочные карты»](/gift-cards).',
      },
      ja_JP: {
        title: 'ツアーを贈ることはできますか',
        summary: '',
        markdown:
          'はい。日付が決まっている場合は、ほかの方のためのご予約としてお申し込みになり、バウチャーをお渡しください。都市、ツアー、日付を相手の方に選んでいただくなら、ギフトカードが便利です。一つの通貨の残高で、複数のご予約のお支払いに使え、残りはそのまま保たれます。お贈りになりたい方、受け取ったカードをお使いになりたい方は[{email}](mailto:{email})までご連絡ください。割引はギフトカードには適用されません。詳しくは「[ギフトカード](/gift-cards)」のページをご覧ください。',
      },
    },
  },
];
