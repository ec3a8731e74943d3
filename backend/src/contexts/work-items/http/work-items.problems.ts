import type { ProblemTexts } from '../../../platform/http/problem-texts.js';

export const workItemsProblems: ProblemTexts = {
  WORK_ITEM_ALREADY_RESOLVED: {
    en_US: 'This has already been resolved, by a colleague or by itself.',
    fr_FR: 'Ce point est déjà traité, par un collègue ou de lui-même.',
    de_DE: 'Das ist schon erledigt, durch jemanden aus dem Team oder von selbst.',
    es_ES: 'Este asunto ya está resuelto, por alguien del equipo o por sí solo.',
    it_IT: 'La questione è già risolta, da un collega o da sola.',
    ru_RU: 'Вопрос уже решён: коллегой или сам собой.',
    ja_JP: 'この件は、ほかの担当者によって、または自動的に、すでに解決済みです。',
  },
  WORK_ITEM_STILL_OPEN: {
    en_US: 'This is still open.',
    fr_FR: 'Ce point est encore ouvert.',
    de_DE: 'Das ist noch offen.',
    es_ES: 'Este asunto sigue abierto.',
    it_IT: 'La questione è ancora aperta.',
    ru_RU: 'Вопрос ещё открыт.',
    ja_JP: 'この件はまだ未解決です。',
  },
  WORK_ITEM_RAISED_AGAIN: {
    en_US: 'The same matter came up again and is on the list as a new item.',
    fr_FR: 'Le même cas s’est présenté de nouveau et figure dans la file comme un nouveau point.',
    de_DE: 'Dieselbe Sache ist erneut aufgetreten und steht als neuer Eintrag in der Liste.',
    es_ES: 'El mismo asunto ha vuelto a surgir y está en la lista como uno nuevo.',
    it_IT: 'La stessa questione si è ripresentata ed è in elenco come nuova voce.',
    ru_RU: 'Этот вопрос возник снова и стоит в очереди отдельной записью.',
    ja_JP: '同じ件が再び発生し、新しい項目として一覧に入っています。',
  },
  ASSIGNEE_UNKNOWN: {
    en_US: 'Choose an administrator of the team.',
    fr_FR: 'Choisissez un administrateur de l’équipe.',
    de_DE: 'Wählen Sie eine Person mit Administratorrechten aus dem Team.',
    es_ES: 'Elija a un administrador del equipo.',
    it_IT: 'Scelga un amministratore del team.',
    ru_RU: 'Выберите администратора из команды.',
    ja_JP: 'チームの管理者を選んでください。',
  },
};
