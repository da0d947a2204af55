const COLOURS = ['#f2c766', '#6fd0ff', '#ff8a9b', '#8fe3a6', '#c6a4ff', '#ffb070', '#72e0d4', '#f49ae0', '#c9dd6c', '#9fb4ff'];

/** Each line keeps its colour on the reels and in the pay table. */
export function lineColour(line: number): string {
  return COLOURS[line % COLOURS.length] ?? '#f2c766';
}
