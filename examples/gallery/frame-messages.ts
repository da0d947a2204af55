/** What the gallery asks of the frame that holds the widget. */
export type FrameOrder =
  | { kind: 'attribute'; name: string; value: string | null }
  | { kind: 'style'; name: string; value: string }
  | { kind: 'listen'; names: string[] }
  | { kind: 'demo'; name: string }
  | { kind: 'cancel'; name: string; on: boolean }
  | { kind: 'brand'; brand: string }
  | { kind: 'theme'; theme: 'dark' | 'light' }
  | { kind: 'language'; language: string; direction: 'ltr' | 'rtl' };

/** What the frame tells the gallery. `detail` is JSON, or empty. */
export type FrameMessage = { kind: 'ready' } | { kind: 'event'; name: string; detail: string; cancelable: boolean; cancelled: boolean };
