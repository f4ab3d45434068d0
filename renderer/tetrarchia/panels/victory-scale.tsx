import { scaleOf } from '#shared/tetrarchia/queries/scale.ts'
import type { TetrarchiaView } from '#shared/tetrarchia/view.ts'
import { useTetrarchiaWords } from '../i18n/use-tetrarchia-words.ts'

/** E: the current ten-point scale and its lines. */
export function VictoryScale({ view }: { readonly view: TetrarchiaView }) {
  const words = useTetrarchiaWords()
  const scale = scaleOf(view)
  const lines = [
    [scale.protected.length, words.text('empire.frontiers', { count: scale.protected.length })],
    [scale.italiaIsFree ? 4 : 0, words.text(scale.italiaIsFree ? 'empire.italia' : 'empire.italia-not')],
    [0 - scale.open.length, words.text('empire.open', { count: scale.open.length })],
    [0 - scale.armies, words.text('empire.armies', { count: scale.armies })],
    [0 - scale.rebels.length, words.text('empire.rebels', { count: scale.rebels.length })]
  ] as const
  return (
    <section className="scale" aria-label={words.text('empire.scale')}>
      <p className="scale__total">
        <span>{words.text('empire.scale')}</span>
        <strong>{words.text('empire.points', { points: scale.points })}</strong>
      </p>
      <ul className="scale__lines">
        {lines.map(([points, line]) => (
          <li key={line} className={points === 0 ? 'scale__line--none' : undefined}>
            <span className="scale__points">{words.signed(points)}</span>
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}
