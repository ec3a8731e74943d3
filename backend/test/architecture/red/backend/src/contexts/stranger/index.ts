export interface Stranger {
  readonly name: string;
}
