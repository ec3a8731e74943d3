/** What opens a conversation: its booking and, for a guest, the token of the booking's link. */
export interface ConversationKey {
  readonly reference: string;
  readonly token: string | undefined;
}
