import type { ProblemTexts } from '../../../platform/http/problem-texts.js';

export const pricingProblems: ProblemTexts = {
  PARTY_NOT_BOOKABLE: {
    en_US:
      '{reason, select, no_adult {At least one adult must take part.} too_few {This tour needs at least {minimum, plural, one {# person} other {# people}}.} too_many_infants {With so few adults, at most {infants, plural, one {# infant} other {# infants}} can take part: two for each adult.} too_many {This tour takes at most {maximum, plural, one {# person} other {# people}}.} other {There is no price for this group. Ask us for a quote.}}',
    fr_FR:
      '{reason, select, no_adult {Au moins un adulte doit participer.} too_few {Cette visite demande au moins {minimum, plural, one {# personne} many {# personnes} other {# personnes}}.} too_many_infants {Avec si peu d’adultes, {infants, plural, one {# bébé} many {# bébés} other {# bébés}} au plus {infants, plural, one {peut} many {peuvent} other {peuvent}} participer : deux par adulte.} too_many {Cette visite accepte au plus {maximum, plural, one {# personne} many {# personnes} other {# personnes}}.} other {Il n’y a pas de prix pour ce groupe. Demandez-nous un devis.}}',
    de_DE:
      '{reason, select, no_adult {Mindestens ein Erwachsener muss teilnehmen.} too_few {Diese Tour braucht mindestens {minimum, plural, one {# Person} other {# Personen}}.} too_many_infants {Mit so wenigen Erwachsenen {infants, plural, one {kann höchstens # Kleinkind} other {können höchstens # Kleinkinder}} teilnehmen: zwei je Erwachsenem.} too_many {Diese Tour ist für höchstens {maximum, plural, one {# Person} other {# Personen}}.} other {Für diese Gruppe gibt es keinen Preis. Fragen Sie uns nach einem Angebot.}}',
    es_ES:
      '{reason, select, no_adult {Debe participar al menos un adulto.} too_few {Esta visita requiere al menos {minimum, plural, one {# persona} many {# personas} other {# personas}}.} too_many_infants {Con tan pocos adultos {infants, plural, one {puede participar # bebé} many {pueden participar # bebés} other {pueden participar # bebés}} como máximo: dos por adulto.} too_many {Esta visita admite como máximo {maximum, plural, one {# persona} many {# personas} other {# personas}}.} other {No hay precio para este grupo. Pídanos un presupuesto.}}',
    it_IT:
      '{reason, select, no_adult {Deve partecipare almeno un adulto.} too_few {Questo tour richiede almeno {minimum, plural, one {# persona} many {# persone} other {# persone}}.} too_many_infants {Con così pochi adulti {infants, plural, one {può partecipare al massimo # neonato} many {possono partecipare al massimo # neonati} other {possono partecipare al massimo # neonati}}: due per adulto.} too_many {Questo tour accetta al massimo {maximum, plural, one {# persona} many {# persone} other {# persone}}.} other {Per questo gruppo non c’è un prezzo. Ci chieda un preventivo.}}',
    ru_RU:
      '{reason, select, no_adult {Должен участвовать хотя бы один взрослый.} too_few {Для этой экскурсии нужно не менее {minimum, plural, one {# человека} few {# человек} many {# человек} other {# человека}}.} too_many_infants {Взрослых слишком мало: с ними может участвовать не более {infants, plural, one {# младенца} few {# младенцев} many {# младенцев} other {# младенца}}, по двое на взрослого.} too_many {На этой экскурсии может быть не более {maximum, plural, one {# человека} few {# человек} many {# человек} other {# человека}}.} other {Для такой группы нет цены. Запросите у нас предложение.}}',
    ja_JP:
      '{reason, select, no_adult {大人の方が1名以上必要です。} too_few {このツアーは{minimum, plural, other {#名}}以上でお申し込みください。} too_many_infants {大人の人数に対して幼児が多すぎます。ご一緒いただける幼児は、大人1名につき2名、最大{infants, plural, other {#名}}です。} too_many {このツアーの定員は{maximum, plural, other {#名}}です。} other {この人数の料金は設定されていません。お見積もりをご依頼ください。}}',
  },
  CURRENCY_NOT_OFFERED: {
    en_US: 'Prices in {currency} are not available at the moment. The tour’s own currency is.',
    fr_FR: 'Les prix en {currency} ne sont pas disponibles pour le moment. Seule la devise de la visite l’est.',
    de_DE: 'Preise in {currency} sind im Moment nicht verfügbar, wohl aber in der Währung der Tour.',
    es_ES: 'Los precios en {currency} no están disponibles por ahora; sí lo están en la moneda de la visita.',
    it_IT: 'I prezzi in {currency} al momento non sono disponibili; lo sono nella valuta del tour.',
    ru_RU: 'Цены в {currency} сейчас недоступны, доступна валюта самой экскурсии.',
    ja_JP: '現在、{currency}での料金はご利用いただけません。ツアーの通貨ではご利用いただけます。',
  },
  QUOTE_TOKEN_INVALID: {
    en_US: 'This price was not made for this tour and these people. Ask for the price again.',
    fr_FR: 'Ce prix n’a pas été établi pour cette visite et ces personnes. Demandez de nouveau le prix.',
    de_DE: 'Dieser Preis wurde nicht für diese Tour und diese Personen genannt. Fragen Sie den Preis noch einmal ab.',
    es_ES: 'Este precio no se calculó para esta visita y estas personas. Vuelva a consultar el precio.',
    it_IT: 'Questo prezzo non è stato calcolato per questo tour e queste persone. Richieda di nuovo il prezzo.',
    ru_RU: 'Эта цена рассчитана не для этой экскурсии или не для этой группы. Запросите цену ещё раз.',
    ja_JP: 'この料金は、このツアーとこの人数のものではありません。もう一度料金をご確認ください。',
  },
  SUPPLEMENT_INVALID: {
    en_US:
      '{reason, select, charge {A supplement needs a whole percentage from 1 to 200, or an amount.} season {A season needs its first and its last day.} weekdays {Choose at least one day of the week.} other {Choose at least one meeting point for the pick-up.}}',
    fr_FR:
      '{reason, select, charge {Un supplément demande un pourcentage entier de 1 à 200, ou un montant.} season {Une saison demande un premier et un dernier jour.} weekdays {Choisissez au moins un jour de la semaine.} other {Choisissez au moins un point de rendez-vous pour la prise en charge.}}',
    de_DE:
      '{reason, select, charge {Ein Zuschlag braucht einen ganzen Prozentsatz von 1 bis 200 oder einen Betrag.} season {Eine Saison braucht einen ersten und einen letzten Tag.} weekdays {Wählen Sie mindestens einen Wochentag.} other {Wählen Sie mindestens einen Treffpunkt für die Abholung.}}',
    es_ES:
      '{reason, select, charge {Un suplemento necesita un porcentaje entero de 1 a 200 o un importe.} season {Una temporada necesita su primer y su último día.} weekdays {Elija al menos un día de la semana.} other {Elija al menos un punto de encuentro para la recogida.}}',
    it_IT:
      '{reason, select, charge {Un supplemento richiede una percentuale intera da 1 a 200 o un importo.} season {Una stagione richiede il primo e l’ultimo giorno.} weekdays {Scelga almeno un giorno della settimana.} other {Scelga almeno un punto d’incontro per il prelievo.}}',
    ru_RU:
      '{reason, select, charge {Для надбавки нужен целый процент от 1 до 200 или сумма.} season {Для сезона нужны первый и последний день.} weekdays {Выберите хотя бы один день недели.} other {Выберите хотя бы одно место встречи.}}',
    ja_JP:
      '{reason, select, charge {追加料金は1～200の整数のパーセント、または金額で指定してください。} season {シーズンの初日と最終日を指定してください。} weekdays {曜日を1つ以上お選びください。} other {お迎えの集合場所を1つ以上お選びください。}}',
  },
  TICKETS_INVALID: {
    en_US: 'The price of a ticket must be a whole amount of the smallest unit, zero or more.',
    fr_FR: 'Le prix d’un billet doit être un montant entier dans la plus petite unité, zéro ou plus.',
    de_DE: 'Der Preis einer Karte muss ein ganzer Betrag in der kleinsten Einheit sein, null oder mehr.',
    es_ES: 'El precio de una entrada debe ser un importe entero de la unidad más pequeña, cero o más.',
    it_IT: 'Il prezzo di un biglietto deve essere un importo intero dell’unità minima, zero o più.',
    ru_RU: 'Цена билета должна быть целой суммой в наименьших единицах, ноль или больше.',
    ja_JP: 'チケットの料金は、最小単位の0以上の整数で指定してください。',
  },
};
