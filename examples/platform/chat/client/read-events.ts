/** One server-sent event. */
export interface ServerEvent {
  event: string;
  data: unknown;
}

/**
 * Reads server-sent events from an answer until it ends. `onSign` is told of every piece that comes, comments too. A fetch
 * instead of EventSource, because that could not send the token in a header. Data that is no JSON is passed over.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: ServerEvent) => void,
  onSign: () => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    onSign();
    text += decoder.decode(value, { stream: true });
    // A line break that is cut in two waits for its other half.
    const parts = text.split(/\r\n\r\n|\n\n|\r\r(?!$)/);
    text = parts.pop() ?? '';
    for (const part of parts) {
      const event = parse(part);
      if (event) onEvent(event);
    }
  }
}

function parse(part: string): ServerEvent | undefined {
  let event = 'message';
  const data: string[] = [];
  for (const line of part.split(/\r\n|\n|\r/)) {
    const [, name, value = ''] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? [];
    if (name === 'event') event = value;
    if (name === 'data') data.push(value);
  }
  if (data.length === 0) return undefined;
  try {
    return { event, data: JSON.parse(data.join('\n')) };
  } catch {
    return undefined;
  }
}
