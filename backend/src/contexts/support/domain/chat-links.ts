/** Texts that open one chat. Whoever has one needs no account, unless the chat belongs to an account. */
export abstract class ChatLinks {
  abstract tokenOf(conversationId: string): string;
  /** The id of the conversation; undefined for a text that we have not signed. */
  abstract read(token: string): string | undefined;
}
