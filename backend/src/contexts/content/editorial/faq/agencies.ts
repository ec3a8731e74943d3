import type { EditorialEntry } from '../editorial-entry.js';

export const agenciesQuestions: readonly EditorialEntry[] = [
  {
    kind: 'faq',
    slug: 'travel-agencies',
    position: 28,
    details: { topic: 'agencies' },
    texts: {
      en_US: {
        title: 'I book for clients. What do agencies get?',
        summary: '',
        markdown:
          'Travel and event agencies receive a personal code that takes {agentPercent}% off tours and services. Register as described on the page [For travel agents](/travel-agents); our team checks the account within {validationHours} hours and sends the code by e-mail. It belongs to your account and works only there, one code an order, and not for gift cards. Book each tour for somebody else and name the traveller: the guide meets that person. Questions reach us at [{email}](mailto:{email}).',
      },
      fr_FR: {
        title: 'Je réserve pour des clients. Qu’obtiennent les agences ?',
        summary: '',
        markdown:
          'Les agences de voyages et d’événements reçoivent un code personnel qui retire {agentPercent} % du prix des visites et des services. Inscrivez-vous comme l’explique la page [Pour les agences de voyages](/travel-agents) ; notre équipe vérifie le compte dans les {validationHours} heures et envoie le code par e-mail. Il est lié à votre compte et ne vaut que là, à raison d’un code par commande, hors cartes cadeaux. Réservez chaque visite pour une autre personne en nommant le voyageur : c’est lui que le guide accueille. Vos questions : [{email}](mailto:{email}).',
      },
      de_DE: {
        title: 'Ich buche für Kunden. Was bekommen Reisebüros?',
        summary: '',
        markdown:
          'Reise- und Veranstaltungsagenturen erhalten einen persönlichen Code, der {agentPercent} % von Touren und Diensten abzieht. Registrieren Sie sich, wie es auf der Seite [Für Reisebüros](/travel-agents) steht; unser Team prüft das Konto innerhalb von {validationHours} Stunden und schickt den Code per E-Mail. Er gehört zu Ihrem Konto und gilt nur dort, ein Code je Bestellung, nicht für Geschenkkarten. Buchen Sie jede Tour für jemand anderen und nennen Sie den Gast: Ihn trifft der Guide. Fragen erreichen uns unter [{email}](mailto:{email}).',
      },
      es_ES: {
        title: 'Reservo para clientes. ¿Qué reciben las agencias?',
        summary: '',
        markdown:
          'Las agencias de viajes y de eventos reciben un código personal que descuenta un {agentPercent} % de visitas y servicios. Regístrese como explica la página [Para agencias de viajes](/travel-agents); nuestro equipo revisa la cuenta en un plazo de {validationHours} horas y envía el código por correo. Pertenece a su cuenta y solo vale en ella, un código por pedido, salvo para tarjetas de regalo. Reserve cada visita para otra persona y nombre al viajero: es a él a quien recibe el guía. Sus preguntas: [{email}](mailto:{email}).',
      },
      it_IT: {
        title: 'Prenoto per clienti. Che cosa ottengono le agenzie?',
        summary: '',
        markdown:
          'Le agenzie di viaggio e di eventi ricevono un codice personale che toglie il {agentPercent}% dal prezzo di visite e servizi. Si registri come spiega la pagina [Per le agenzie di viaggio](/travel-agents); la nostra squadra controlla l’account entro {validationHours} ore e invia il codice per e-mail. Appartiene al suo account e vale solo lì, un codice per ordine, escluse le carte regalo. Prenoti ogni visita per un’altra persona e indichi il viaggiatore: è lui che la guida incontra. Per domande scriva a [{email}](mailto:{email}).',
      },
      ru_RU: {
        title: 'Я бронирую для клиентов. Что получают агентства?',
        summary: '',
        markdown:
          'Туристические и событийные агентства получают личный код, который снижает цену экскурсий и услуг на {agentPercent} %. Зарегистрируйтесь, как описано на странице [«Турагентствам»](/travel-agents); наша команда проверяет учётную запись в течение {validationHours} ч и присылает код по электронной почте. Он привязан к вашей учётной записи и действует только в ней, один код на заказ, кроме подарочных карт. Бронируйте каждую экскурсию для другого человека и называйте путешественника: гид встречает именно его. Вопросы: [{email}](mailto:{email}).',
      },
      ja_JP: {
        title: '顧客のために予約します。旅行会社にはどんな特典がありますか',
        summary: '',
        markdown:
          '旅行会社とイベント会社には、ツアーとサービスが{agentPercent}%割引になる専用コードをお渡しします。[旅行会社の方へ](/travel-agents)のページに沿ってご登録ください。当社で{validationHours}時間以内にアカウントを確認し、コードをメールでお送りします。コードはお客様のアカウントでのみ有効で、ご注文一件につき一つ、ギフトカードには使えません。ツアーは「ほかの方」のご予約とし、参加される方のお名前をご記入ください。ガイドはその方をお迎えします。ご質問は[{email}](mailto:{email})まで。',
      },
    },
  },
];
