import type { FactionId } from '#shared/republica/campaign-options.ts'

const WIDTH = 720
const HEIGHT = 400
const CENTRE = { x: WIDTH / 2, y: HEIGHT - 18 }
/** Half axes of the benches, from the outer one in, and how many sit there. */
const benches = [
  { rx: 322, ry: 322, seats: 18 },
  { rx: 252, ry: 252, seats: 14 },
  { rx: 182, ry: 182, seats: 10 }
]

interface SenatePictureProps {
  readonly factions: readonly FactionId[]
  /** How large a part of the benches a faction fills, compared with the others. */
  readonly weightOf: (faction: FactionId) => number
}

/** The Senate: togas in the colours of the factions on marble benches, and a speaker before them. */
export function SenatePicture({ factions, weightOf }: SenatePictureProps) {
  const all = factions.reduce((sum, faction) => sum + weightOf(faction), 0)
  /** The faction whose part of the half circle this is, from 0 at the left to 1 at the right. */
  const factionAt = (along: number): FactionId | undefined => {
    let before = 0
    return factions.find((faction) => {
      before += weightOf(faction)
      return all > 0 && along * all < before
    })
  }
  return (
    <svg
      className="rep-shelf"
      preserveAspectRatio="xMidYMax slice"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id="rep-shelf-light" cx="50%" cy="100%" r="95%">
          <stop offset="0" stopColor="#fdf3dc" />
          <stop offset="0.55" stopColor="#e3c998" />
          <stop offset="1" stopColor="#8e6c3f" />
        </radialGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="url(#rep-shelf-light)" />
      <Columns />
      {benches.map(({ rx, ry }) => (
        <path
          key={rx}
          d={`M${CENTRE.x - rx} ${CENTRE.y}A${rx} ${ry} 0 0 1 ${CENTRE.x + rx} ${CENTRE.y}`}
          fill="none"
          stroke="#fbf5e6"
          strokeWidth="44"
          opacity="0.9"
        />
      ))}
      {benches.map(({ rx, ry }) => (
        <path
          key={rx}
          d={`M${CENTRE.x - rx + 22} ${CENTRE.y}A${rx - 22} ${ry - 22} 0 0 1 ${CENTRE.x + rx - 22} ${CENTRE.y}`}
          fill="none"
          stroke="#b89a63"
          strokeWidth="2"
        />
      ))}
      {benches.flatMap(({ rx, ry, seats }) =>
        Array.from({ length: seats }, (_, seat) => {
          const angle = Math.PI * (1 - (seat + 0.5) / seats)
          const x = CENTRE.x + rx * Math.cos(angle)
          const y = CENTRE.y - ry * Math.sin(angle)
          const faction = factionAt((seat + 0.5) / seats)
          return faction ? (
            // Seats have no identity besides their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <g key={`${rx} ${seat}`} className={`side--${faction}`} transform={`translate(${x} ${y})`}>
              <path
                d="M-15 17c0-15 5-22 15-22s15 7 15 22Z"
                fill="#fffaf0"
                stroke="#7d6238"
                strokeWidth="1.5"
              />
              <path d="M-9 17C-7 6-2 0 8-2l4 6C4 6-2 10-3 17Z" className="rep-shelf__stripe" />
              <circle cy="-11" r="7.5" fill="#d9a981" stroke="#7d6238" strokeWidth="1.5" />
            </g>
          ) : null
        })
      )}
      <g transform={`translate(${CENTRE.x} ${CENTRE.y - 46})`}>
        <path d="M-26 46c0-34 8-48 26-48s26 14 26 48Z" fill="#fffaf0" stroke="#6b4f27" strokeWidth="2" />
        <path d="M-14 46C-11 22-4 8 14 2l8 12C8 18-4 26-5 46Z" fill="#8b2635" />
        <circle cy="-14" r="13" fill="#d9a981" stroke="#6b4f27" strokeWidth="2" />
        <path
          d="M-12-18c4-8 20-8 24 0M-14-12c-2-4-1-8 2-10M14-12c2-4 1-8-2-10"
          fill="none"
          stroke="#4f7a3a"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path d="M22 12 44-8" stroke="#d9a981" strokeWidth="9" strokeLinecap="round" />
      </g>
    </svg>
  )
}

function Columns() {
  return [60, 200, 520, 660].map((x) => (
    <g key={x} transform={`translate(${x} 0)`} opacity="0.5">
      <path d="M-16 0h32v400h-32Z" fill="#f6ecd6" stroke="#a08150" strokeWidth="2" />
      <path d="M-6 0v400M6 0v400" stroke="#c7ab77" strokeWidth="2" />
    </g>
  ))
}
