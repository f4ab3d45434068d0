import { figures } from '#shared/invasions/content/figures.ts'
import { chanceAtLeast, INTERCEPTION_SUCCEEDS_AT } from '#shared/invasions/queries/movement/interception.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { roundedPercent } from '../march/rounded-percent.ts'

const { forAnEmpire, forARange, forThreeSteps, steps } = figures.interception

/** The chance of a stack of an Empire, without a leader, in per cent. */
function chance(...others: readonly number[]): number {
  const amounts = [forAnEmpire, ...others]
  return roundedPercent(
    chanceAtLeast(
      amounts.map((amount) => ({ amount, rule: 'XIX.A', why: 'empire' })),
      INTERCEPTION_SUCCEEDS_AT
    )
  )
}

/** The positions of the provinces in the sketch. */
const TARGET = { x: 250, y: 95 }
const NEXT = { x: 250, y: 195 }
const BEHIND = { x: 400, y: 40 }
const FAR = [
  { x: 400, y: 150 },
  { x: 500, y: 185 },
  { x: 600, y: 150 }
] as const

/** XIX.A: who can intercept in a province that an enemy enters, and with which chance. */
export function InterceptionPicture() {
  const words = useInvasionsWords()
  const far = FAR[2]
  return (
    <figure className="sketch">
      <svg viewBox="0 0 720 250" role="img" aria-label={words.text('picture.of-empire')}>
        <defs>
          <marker
            id="sketch-tip"
            viewBox="0 0 10 10"
            refX="8"
            refY="5"
            markerWidth="6"
            markerHeight="6"
            orient="auto"
          >
            <path className="sketch__tip" d="M0 0 10 5 0 10z" />
          </marker>
        </defs>
        {[TARGET, NEXT, BEHIND, ...FAR].map(({ x, y }) => (
          <ellipse key={`${x} ${y}`} className="sketch__land" cx={x} cy={y} rx="52" ry="30" />
        ))}
        <ellipse className="sketch__land sketch__land--target" cx={TARGET.x} cy={TARGET.y} rx="52" ry="30" />
        <path className="sketch__way sketch__way--enemy" d="M60 95H185" markerEnd="url(#sketch-tip)" />
        <path className="sketch__way" d="M250 165V132" markerEnd="url(#sketch-tip)" />
        <path className="sketch__way" d="M352 52 308 78" markerEnd="url(#sketch-tip)" />
        <path className="sketch__range" d="M318 46l8 16 8-12 8 18" />
        <path
          className="sketch__way"
          d="M572 176Q500 222 432 168Q370 130 310 110"
          markerEnd="url(#sketch-tip)"
        />
        <text className="sketch__name sketch__name--enemy" x="60" y="82">
          {words.text('picture.intruder')}
        </text>
        <text className="sketch__name" x={NEXT.x} y={NEXT.y + 48} textAnchor="middle">
          {words.text('picture.next-door', { percent: chance() })}
        </text>
        <text className="sketch__name" x={BEHIND.x + 60} y={BEHIND.y + 5}>
          {words.text('picture.over-range', { percent: chance(forARange) })}
        </text>
        <text className="sketch__name" x={far.x} y={far.y + 50} textAnchor="middle">
          {words.text('picture.far', { count: steps, percent: chance(forThreeSteps) })}
        </text>
      </svg>
      <figcaption>{words.text('picture.of-empire')}</figcaption>
    </figure>
  )
}
