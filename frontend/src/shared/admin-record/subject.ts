/** The record that notes and history are about. */
export interface Subject {
  readonly type: string;
  readonly id: string;
}
