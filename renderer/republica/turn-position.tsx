import { phaseIds } from '#shared/republica/board/index.ts'
import type { Republica } from '#shared/republica/game-types.ts'
import type { TableOf } from '../table/game/game-client.ts'
import { useRepublicaWords } from './i18n/use-republica-words.ts'

const phases = phaseIds.filter((phase) => phase !== 'set-up' && phase !== 'over')

/** The year, and its phases with the present one. */
export function TurnPosition({ table: { view } }: { readonly table: TableOf<Republica> }) {
  const words = useRepublicaWords()
  const { turn, phase, senate } = view
  return (
    <section className="sequence__position" aria-label={words.text('sequence.label')}>
      <p className="sequence__turn">
        <strong>{turn === 0 ? words.name('phase', 'set-up') : words.text('sequence.turn', { turn })}</strong>
        <span>{senate ? words.text(`stage.${senate.stage}`) : words.name('era', view.options.republic)}</span>
      </p>
      <ol className="sequence__phases rep-phases">
        {phases.map((each) => (
          <li key={each} aria-current={each === phase ? 'step' : undefined}>
            {words.name('phase', each)}
          </li>
        ))}
      </ol>
    </section>
  )
}
