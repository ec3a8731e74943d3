export interface StrangerCame {
  readonly type: 'stranger.came.v1';
}
