/** A browser with another engine than Chromium's. */
export type Engine = {
  open(address: string): Promise<void>
  /** Returns the value of a JavaScript expression in the page. */
  evaluate(expression: string): Promise<unknown>
  click(selector: string): Promise<void>
  /** Types into a field. */
  type(selector: string, text: string): Promise<void>
  choose(selector: string, value: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  picture(file: string): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

export type EngineOptions = { colorScheme: 'light' | 'dark' }
