import type { Tetrarchia } from '#shared/tetrarchia/game-types.ts'
import { emperorIds } from '#shared/tetrarchia/world/ids.ts'
import { Emblem } from '../table/game/emblem.tsx'
import type { TableOf } from '../table/game/game-client.ts'
import { useTetrarchiaWords } from './i18n/use-tetrarchia-words.ts'

/** The round, the active emperor, and the phase. */
export function TurnPosition({ table }: { readonly table: TableOf<Tetrarchia> }) {
  const words = useTetrarchiaWords()
  const { round, active, phase } = table.view
  return (
    <section className="sequence__position" aria-label={words.text('sequence.label')}>
      <p className="sequence__turn">
        <strong>{words.text('sequence.round', { round })}</strong>
      </p>
      <ol className="sequence__phases sequence__emperors">
        {emperorIds.map((emperor) => (
          <li key={emperor} aria-current={emperor === active && phase !== 'over' ? 'step' : undefined}>
            <Emblem side={emperor} size={16} />
            {words.name('emperor', emperor)}
          </li>
        ))}
      </ol>
      <div className="sequence__step">
        <p>
          <span>{words.name('phase', phase)}</span>
        </p>
      </div>
    </section>
  )
}
