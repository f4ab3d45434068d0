interface CityPictureProps {
  readonly level: number
  readonly fortified: boolean
  readonly fallen: boolean
}

const HOUSES = [
  { x: 30, y: 26, width: 22, height: 24 },
  { x: 54, y: 16, width: 20, height: 34 },
  { x: 76, y: 22, width: 22, height: 28 },
  { x: 16, y: 34, width: 14, height: 16 },
  { x: 98, y: 30, width: 16, height: 20 }
]
const HOUSES_PER_LEVEL = 2

/** A city as a besieger sees it: more roofs for a higher level, walls and towers if it is fortified. */
export function CityPicture({ level, fortified, fallen }: CityPictureProps) {
  const houses = HOUSES.slice(0, Math.min(HOUSES.length, level * HOUSES_PER_LEVEL - 1 + 1))
  return (
    <svg
      className={`city-picture ${fallen ? 'city-picture--fallen' : ''}`}
      viewBox="0 0 130 70"
      aria-hidden="true"
      focusable="false"
    >
      {houses.map(({ x, y, width, height }) => (
        <g key={x}>
          <rect className="city-picture__house" x={x} y={y} width={width} height={height} />
          <path
            className="city-picture__roof"
            d={`M${x - 3} ${y} ${x + width / 2} ${y - 9} ${x + width + 3} ${y}Z`}
          />
        </g>
      ))}
      {fortified ? (
        <path
          className="city-picture__wall"
          d="M2 68V34h5v4h5v-4h5v4h5v-4h5v10h13v-3h6v3h8v-3h6v3h8v-3h6v3h8v-3h6v3h6V34h5v4h5v-4h5v4h5v-4h5v34H76V56a11 11 0 0 0-22 0v12Z"
        />
      ) : (
        <path className="city-picture__fence" d="M4 68V56h122v12M4 60h122" />
      )}
      {fallen && (
        <path
          className="city-picture__flame"
          d="M40 30C28 28 31 17 36 14c1 4 3 4 4-10 9 8 12 22 0 26ZM84 26C74 24 77 15 81 12c1 3 2 3 3-8 8 6 10 19 0 22Z"
        />
      )}
    </svg>
  )
}
