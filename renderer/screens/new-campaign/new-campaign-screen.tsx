import { type FormEvent, useState } from 'react'
import { useWords } from '../../i18n/words.tsx'
import type { Failure } from '../../state/failure.ts'
import { createCampaign } from '../../state/library.ts'
import { screenSlice } from '../../state/screen.ts'
import { useAppDispatch } from '../../state/store.ts'
import type { AnyGameClient } from '../../table/game/any-game-client.tsx'
import { useGames } from '../../table/game/games-context.ts'
import { failureText } from '../../ui/failure-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Masthead } from '../masthead.tsx'
import { createRequest, draftProblem, initialDraft, withOptions } from './new-campaign-draft.ts'
import { SeatRow } from './seat-row.tsx'

/** The player chooses a game, if there are several, and then sets up a campaign of it. */
export function NewCampaignScreen() {
  const games = [...useGames().values()]
  const [chosen, setChosen] = useState(games[0]?.id)
  const client = games.find(({ id }) => id === chosen)
  if (!client) return null
  return (
    <div className="page">
      <Masthead />
      <client.Providers>
        <NewCampaign key={client.id} client={client} games={games} onGame={setChosen} />
      </client.Providers>
    </div>
  )
}

interface NewCampaignProps {
  readonly client: AnyGameClient
  readonly games: readonly AnyGameClient[]
  readonly onGame: (id: string) => void
}

function NewCampaign({ client, games, onGame }: NewCampaignProps) {
  const words = useWords()
  const dispatch = useAppDispatch()
  const { setUp } = client
  const [draft, setDraft] = useState(() =>
    initialDraft(client, words.text('new.name-default', { date: words.date(Date.now()) }), (number) =>
      words.text('new.player-default', { number })
    )
  )
  const sides = setUp.sidesOf(draft.options)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [busy, setBusy] = useState(false)
  const problem = draftProblem(draft, sides)
  const watching = sides.every((side) => draft.seats[side]?.kind === 'computer')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (problem !== null || busy) return
    setBusy(true)
    const people = sides.filter((side) => draft.seats[side]?.kind === 'human')
    const settled = { ...draft, options: setUp.forPeople(draft.options, people) }
    setFailure(await dispatch(createCampaign(createRequest(settled, sides))))
    setBusy(false)
  }

  const sharing = client.hidesNothing ? 'new.sides-hint-open' : 'new.sides-hint'
  return (
    <main className="new-campaign">
      <button
        type="button"
        className="button button--quiet new-campaign__back"
        onClick={() => dispatch(screenSlice.actions.shown({ name: 'library' }))}
      >
        <Icon name="back" />
        {words.text('new.back')}
      </button>
      <form className="sheet" onSubmit={submit}>
        <h1>{words.text('new.title')}</h1>
        {games.length > 1 && (
          <Segmented
            label={words.text('new.game')}
            value={client.id}
            options={games.map(({ id, name }) => ({
              value: id,
              label: words.language === 'es' ? name.es : name.en
            }))}
            onChange={onGame}
          />
        )}
        <label className="field field--wide">
          <span className="field__label">{words.text('new.name')}</span>
          <input
            className="input"
            value={draft.title}
            maxLength={80}
            onChange={(event) => setDraft({ ...draft, title: event.target.value })}
          />
        </label>
        <section className="field field--tall" aria-labelledby="who-plays">
          <h2 className="field__label" id="who-plays">
            {words.text('new.sides')}
          </h2>
          <ul className="seat-rows">
            {sides.map((side) => (
              <SeatRow
                key={side}
                side={side}
                seat={draft.seats[side] ?? { kind: 'computer', name: '', player: client.firstPlayer }}
                onChange={(seat) => setDraft({ ...draft, seats: { ...draft.seats, [side]: seat } })}
              />
            ))}
          </ul>
          <p className="field__hint">{words.text(watching ? 'new.no-human' : sharing)}</p>
        </section>
        <setUp.Form
          options={draft.options}
          onChange={(options) => setDraft(withOptions(draft, options, setUp.sidesOf))}
        />
        <label className="field">
          <span className="field__label">{words.text('new.seed')}</span>
          <input
            className="input"
            value={draft.seed}
            maxLength={80}
            placeholder={words.text('new.seed-placeholder')}
            onChange={(event) => setDraft({ ...draft, seed: event.target.value })}
          />
          <span className="field__hint">{words.text('new.seed-hint')}</span>
        </label>
        <footer className="sheet__foot">
          <p className="sheet__problem" role="alert">
            {problem !== null && words.text(problem)}
            {problem === null && failure !== null && failureText(words, failure)}
          </p>
          <button
            type="submit"
            className="button button--primary button--large"
            disabled={problem !== null || busy}
          >
            {words.text(busy ? 'new.creating' : 'new.create')}
          </button>
        </footer>
      </form>
    </main>
  )
}
