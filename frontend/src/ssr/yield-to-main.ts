/** Ends the task: the browser paints and takes input before it goes on. */
export const yieldToMain = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler ? scheduler.yield() : new Promise((goOn) => setTimeout(goOn));
