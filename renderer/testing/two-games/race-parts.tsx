import type { GameSummary } from '#shared/engine/game.ts'
import { message } from '#shared/engine/message.ts'
import type { Race, RaceFacts, RaceInquiry, RaceOptions } from '#shared/engine/testing/river-race/types.ts'
import { useUntypedTranslator } from '../../i18n/words.tsx'
import { withValue } from '../../table/decision/draft.ts'
import type { DecisionViewProps, TableOf } from '../../table/game/game-client.ts'
import type { RaceKey } from './race-words.ts'

/** A text of the toy game. */
export function useRaceWords(): (key: RaceKey, params?: Record<string, number>) => string {
  const words = useUntypedTranslator()
  return (key, params) => words.say(message(key, params))
}

/** The set-up: how many crews, and whether they choose their boats. */
export function CrewsChoice({
  options,
  onChange
}: {
  readonly options: RaceOptions
  readonly onChange: (options: RaceOptions) => void
}) {
  const say = useRaceWords()
  return (
    <fieldset className="field">
      <label>
        {say('race.crews')}
        <input
          type="number"
          min={1}
          max={6}
          value={options.crews}
          onChange={(event) => onChange({ ...options, crews: Number(event.target.value) })}
        />
      </label>
      <label>
        <input
          type="checkbox"
          checked={options.boats === 'chosen'}
          onChange={(event) => onChange({ ...options, boats: event.target.checked ? 'chosen' : 'given' })}
        />
        {say('race.chosen')}
      </label>
      <label>
        <input
          type="checkbox"
          checked={options.stakes}
          onChange={(event) => onChange({ ...options, stakes: event.target.checked })}
        />
        {say('race.stakes')}
      </label>
    </fieldset>
  )
}

export function RoundOnCard({ summary }: { readonly summary: GameSummary<RaceFacts> }) {
  const say = useRaceWords()
  return <span className="campaign__turn">{say('race.turn', { turn: summary.turn })}</span>
}

export function Round({ table }: { readonly table: TableOf<Race> }) {
  const say = useRaceWords()
  return <p className="sequence__position">{say('race.turn', { turn: table.view.turn })}</p>
}

/** A view for one kind of question. The type of `about` follows from the kind. */
export function RaceLoad({
  decision,
  draft,
  onDraft
}: DecisionViewProps<Race, Extract<RaceInquiry, { readonly kind: 'load' }>>) {
  const say = useRaceWords()
  const aboard = decision.about?.food ?? 0
  const chosen = draft.values.food
  return (
    <fieldset>
      <legend>{say('race.food')}</legend>
      {[0, 1, 2, 3].map((food) => (
        <label key={food}>
          <input
            type="radio"
            name="food"
            checked={chosen === food}
            onChange={() => onDraft(withValue(draft, 'food', food))}
          />
          {`${food} (${aboard + food})`}
        </label>
      ))}
    </fieldset>
  )
}
