/** Live events of the bell, numbered for each person (`id`). */
export const NOTIFICATION = 'notification';
export const UNREAD = 'unread';
