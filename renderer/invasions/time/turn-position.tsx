import { reference } from '#shared/engine/message.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { phases } from '#shared/invasions/sequence.ts'
import type { TableOf } from '../../table/game/game-client.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'

/** Turn, year, phase and step, whose turn it is and who follows. */
export function TurnPosition({ table }: { readonly table: TableOf<Invasions> }) {
  const words = useInvasionsWords()
  const { step, playing, following } = table.view
  const { turn, facts } = table.summary
  const { year, phase } = facts
  const stepName = words.name('step', step)
  const named = (actors: readonly string[]) => words.list(actors.map((actor) => words.name('actor', actor)))
  return (
    <section className="sequence__position" aria-label={words.text('sequence.label')}>
      <p className="sequence__turn">
        <span>{words.text('sequence.turn', { turn })}</span>
        <strong>{words.text('sequence.year', { year })}</strong>
      </p>
      <ol className="sequence__phases">
        {phases.map((name) => (
          <li key={name} aria-current={name === phase ? 'step' : undefined}>
            {words.name('phase', name)}
          </li>
        ))}
      </ol>
      {(stepName !== words.name('phase', phase) || playing.length > 0) && (
        <div className="sequence__step">
          <p>
            <span>{stepName}</span>
            {playing.length > 0 && <strong>{named(playing)}</strong>}
          </p>
          {following.length > 0 && (
            <p
              className="sequence__following"
              title={words.text('sequence.following', {
                actors: following.map((id) => reference('actor', id))
              })}
            >
              {words.text('sequence.following', { actors: following.map((id) => reference('actor', id)) })}
            </p>
          )}
        </div>
      )}
    </section>
  )
}
