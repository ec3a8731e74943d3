/** Live events about notifications, numbered for each person (`id`). */
export const NOTIFICATION = 'notification';
export const UNREAD = 'unread';
