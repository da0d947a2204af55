/** Three levels of a team, drawn: one agent, the agents below, and their players. Decoration. */
const LEVELS = [
  [{ x: 60, y: 120, r: 13 }],
  [
    { x: 150, y: 56, r: 9 },
    { x: 160, y: 120, r: 9 },
    { x: 150, y: 184, r: 9 },
  ],
  [
    { x: 236, y: 18, r: 5 },
    { x: 250, y: 54, r: 6 },
    { x: 244, y: 88, r: 5 },
    { x: 262, y: 118, r: 7 },
    { x: 244, y: 150, r: 5 },
    { x: 252, y: 186, r: 6 },
    { x: 234, y: 220, r: 5 },
  ],
] as const;
const PARENTS = [0, 0, 0, 1, 1, 2, 2] as const;

export function TeamPicture() {
  const [[agent], middle, players] = LEVELS;
  return (
    <svg className="team" viewBox="0 0 280 240" aria-hidden="true">
      <g className="team-lines">
        {middle.map(dot => (
          <path key={dot.y} d={curve(agent, dot)} />
        ))}
        {players.map((dot, index) => (
          <path key={dot.y} d={curve(middle[PARENTS[index]!]!, dot)} />
        ))}
      </g>
      {LEVELS.flatMap((level, depth) => level.map(({ x, y, r }) => <circle key={`${x} ${y}`} cx={x} cy={y} r={r} data-depth={depth} />))}
    </svg>
  );
}

function curve(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const middle = (from.x + to.x) / 2;
  return `M${from.x} ${from.y}C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`;
}
