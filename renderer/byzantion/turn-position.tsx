import type { Byzantion } from '#shared/byzantion/game-types.ts'
import { initiativeOrder } from '#shared/byzantion/queries/seats.ts'
import { Emblem } from '../table/game/emblem.tsx'
import type { TableOf } from '../table/game/game-client.ts'
import { useByzantionWords } from './i18n/use-byzantion-words.ts'

/** The round, the phase, and the players in the order of initiative. */
export function TurnPosition({ table: { view, decision } }: { readonly table: TableOf<Byzantion> }) {
  const words = useByzantionWords()
  const { round, rounds, phase } = view
  const active = view.current?.side ?? decision?.side
  return (
    <section className="sequence__position" aria-label={words.text('sequence.label')}>
      <p className="sequence__turn">
        <strong>
          {round === 0 ? words.text('sequence.set-up') : words.text('sequence.round', { round, rounds })}
        </strong>
        <span>{words.name('phase', phase)}</span>
      </p>
      <ol className="byz-order">
        {initiativeOrder(view).map((side) => (
          <li
            key={side}
            aria-current={side === active && phase !== 'over' ? 'step' : undefined}
            title={words.name('side', side)}
          >
            <Emblem side={side} size={22} />
            <span className="visually-hidden">{words.name('side', side)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
