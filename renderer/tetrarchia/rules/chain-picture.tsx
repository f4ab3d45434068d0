import { drawnChain } from '#shared/tetrarchia/rulebook/numbers.ts'
import { useTetrarchiaWords } from '../i18n/use-tetrarchia-words.ts'

const STEP = 88
const MIDDLE = 44

/** I.5: provinces in a row, with discs on some and an emperor between them. */
export function ChainPicture({ id }: { readonly id: string }) {
  const words = useTetrarchiaWords()
  if (id !== 'chain') return null
  const { left, right } = drawnChain
  const circles = Array.from({ length: left + 1 + right }, (_, index) => ({
    x: STEP * (index + 0.5),
    isEmperor: index === left
  }))
  return (
    <svg
      className="chain-picture"
      viewBox={`0 0 ${STEP * circles.length} ${2 * MIDDLE}`}
      role="img"
      aria-label={words.text('fight.chain', { count: left + right })}
    >
      <path d={`M${STEP / 2} ${MIDDLE}H${STEP * (circles.length - 0.5)}`} className="chain-picture__link" />
      {circles.map(({ x, isEmperor }) => (
        <g key={x} transform={`translate(${x} ${MIDDLE})`}>
          <circle r="30" className="chain-picture__province" />
          {isEmperor ? (
            <path d="M-13 14V-8L-6 0L0 -14L6 0L13 -8V14Z" className="chain-picture__emperor" />
          ) : (
            <circle r="15" className="chain-picture__disc" />
          )}
        </g>
      ))}
    </svg>
  )
}
