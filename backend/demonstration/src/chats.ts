import type { SeededAnswer, SeededChat } from '@cicerone/backend/contexts/support/seeding/chat-seeding';

/** What the team often answers. */
export const answers: readonly SeededAnswer[] = [
  {
    title: 'Greeting',
    texts: {
      en_US: 'Hello! How can I help?',
      fr_FR: 'Bonjour ! Comment puis-je vous aider ?',
      de_DE: 'Guten Tag! Wie kann ich helfen?',
      es_ES: '¡Hola! ¿En qué puedo ayudarle?',
      it_IT: 'Buongiorno! Come posso aiutarla?',
      ru_RU: 'Здравствуйте! Чем я могу помочь?',
      ja_JP: 'こんにちは。ご用件をお聞かせください。',
    },
  },
  {
    title: 'Where to find the voucher',
    texts: {
      en_US: 'Your voucher is on the page of your booking, and in the email that confirmed it.',
      fr_FR: 'Votre bon se trouve sur la page de votre réservation et dans l’e-mail de confirmation.',
      de_DE: 'Ihr Gutschein steht auf der Seite Ihrer Buchung und in der E-Mail, die sie bestätigt hat.',
      es_ES: 'Su bono está en la página de su reserva y en el correo de confirmación.',
      it_IT: 'Il voucher è nella pagina della sua prenotazione e nell’e-mail di conferma.',
      ru_RU: 'Ваучер находится на странице бронирования и в письме с подтверждением.',
      ja_JP: 'バウチャーは、ご予約のページと確認メールでご覧いただけます。',
    },
  },
];

/** Chats that wait for the team. */
export const chats: readonly SeededChat[] = [
  {
    name: 'Léa',
    language: 'fr_FR',
    text: 'Bonjour, la visite du Colisée convient-elle à une poussette ?',
    minutesAgo: 12,
  },
];
