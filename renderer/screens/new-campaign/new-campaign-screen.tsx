import { type FormEvent, useState } from 'react'
import { useWords } from '../../i18n/words.tsx'
import type { Failure } from '../../state/failure.ts'
import { createCampaign } from '../../state/library.ts'
import { screenSlice } from '../../state/screen.ts'
import { useAppDispatch, useAppSelector } from '../../state/store.ts'
import type { AnyGameClient } from '../../table/game/any-game-client.tsx'
import type { AnyGameCover } from '../../table/game/any-game-cover.tsx'
import type { SentOptions } from '../../table/game/game-client.ts'
import { useGameClient, useGames } from '../../table/game/games-context.ts'
import { failureText } from '../../ui/failure-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Masthead } from '../masthead.tsx'
import {
  createRequest,
  draftProblem,
  initialDraft,
  leadersOf,
  peopleIn,
  playersIn,
  sidesOfPeople,
  withOptions,
  withPeople,
  withSeat
} from './new-campaign-draft.ts'
import { SeatRow } from './seat-row.tsx'

/** The player chooses a game, if there are several, and then sets up a campaign of it. */
export function NewCampaignScreen() {
  const games = [...useGames().values()].map(({ cover }) => cover)
  const dispatch = useAppDispatch()
  const { game: chosen, options } = useAppSelector(({ screen }) =>
    screen.name === 'new' ? screen : { game: undefined, options: undefined }
  )
  const setChosen = (game: string) => dispatch(screenSlice.actions.shown({ name: 'new', game }))
  const cover = games.find(({ id }) => id === chosen) ?? games[0]
  if (!cover) return null
  return (
    <div className="page">
      <Masthead />
      <ChosenGame
        key={`${cover.id} ${JSON.stringify(options)}`}
        cover={cover}
        games={games}
        onGame={setChosen}
        brought={options}
      />
    </div>
  )
}

/** The form appears once the game is loaded. */
function ChosenGame(props: Omit<NewCampaignProps, 'client'>) {
  const client = useGameClient(props.cover.id)
  if (!client) return <main className="new-campaign" aria-busy="true" />
  return (
    <client.Providers>
      <NewCampaign {...props} client={client} />
    </client.Providers>
  )
}

interface NewCampaignProps {
  readonly cover: AnyGameCover
  readonly client: AnyGameClient
  readonly games: readonly AnyGameCover[]
  readonly onGame: (id: string) => void
  /** The options that a file has brought. */
  readonly brought: SentOptions | undefined
}

function NewCampaign({ cover, client, games, onGame, brought }: NewCampaignProps) {
  const words = useWords()
  const dispatch = useAppDispatch()
  const { setUp } = client
  const nameOf = (number: number) => words.text('new.player-default', { number })
  const [draft, setDraft] = useState(() =>
    initialDraft(
      cover,
      client,
      words.text('new.name-default', { date: words.date(Date.now()) }),
      nameOf,
      brought
    )
  )
  const groups = setUp.groupsOf(draft.options)
  const sides = leadersOf(groups)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [busy, setBusy] = useState(false)
  const problem = draftProblem(draft, sides)
  const people = peopleIn(draft, sides)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (problem !== null || busy) return
    setBusy(true)
    const settled = { ...draft, options: setUp.forPeople(draft.options, sidesOfPeople(draft, groups)) }
    setFailure(await dispatch(createCampaign(createRequest(settled, groups))))
    setBusy(false)
  }

  const changePeople = (count: number) => {
    const options = setUp.optionsFor(draft.options, count)
    setDraft(withPeople({ ...draft, options }, count, leadersOf(setUp.groupsOf(options)), nameOf))
  }
  const changeOptions = (options: SentOptions) =>
    setDraft(withOptions(draft, options, setUp.groupsOf, nameOf))
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
            value={cover.id}
            options={games.map(({ id, name }) => ({
              value: id,
              label: words.language === 'es' ? name.es : name.en
            }))}
            onChange={onGame}
          />
        )}
        {setUp.Scenarios && <setUp.Scenarios options={draft.options} onChange={changeOptions} />}
        <div className="field">
          <Segmented
            label={words.text('new.people')}
            value={String(people.length)}
            options={countsTo(setUp.mostPeople ?? sides.length).map((count) => ({
              value: String(count),
              label: count === 0 ? words.text('new.nobody') : count
            }))}
            onChange={(count) => changePeople(Number(count))}
          />
          <p className="field__hint">
            {words.text(peopleHint(people.length, sides.length, cover.hidesNothing))}
          </p>
        </div>
        <section className="field field--tall" aria-labelledby="who-plays">
          <h2 className="field__label" id="who-plays">
            {words.text('new.sides')}
          </h2>
          <ul className="seat-rows">
            {groups.map((group) => {
              const [side = ''] = group
              return (
                <SeatRow
                  key={group.join()}
                  sides={group}
                  seat={draft.seats[side] ?? { kind: 'computer', name: '', player: client.firstPlayer }}
                  noteOf={setUp.sideNote}
                  onChange={(seat) => setDraft(withSeat(draft, side, seat, sides, nameOf))}
                />
              )
            })}
          </ul>
          <PlayerNotes client={client} players={playersIn(draft, sides)} />
        </section>
        <setUp.Form options={draft.options} onChange={changeOptions} />
        <label className="field">
          <span className="field__label">{words.text('new.name')}</span>
          <input
            className="input"
            value={draft.title}
            maxLength={80}
            onChange={(event) => setDraft({ ...draft, title: event.target.value })}
          />
        </label>
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

interface PlayerNotesProps {
  readonly client: AnyGameClient
  readonly players: readonly string[]
}

/** What the chosen computer players do, each once. */
function PlayerNotes({ client, players }: PlayerNotesProps) {
  const words = useWords()
  return (
    <dl className="player-notes">
      {players.map((player) => {
        const note = client.playerNote(player)
        return (
          note && (
            <div key={player}>
              <dt>{words.name('player', player)}</dt>
              <dd>{words.say(note)}</dd>
            </div>
          )
        )
      })}
    </dl>
  )
}

/** 0, 1, and so on. */
function countsTo(most: number): number[] {
  return Array.from({ length: most + 1 }, (_, count) => count)
}

function peopleHint(people: number, sides: number, hidesNothing: boolean) {
  if (people === 0) return 'new.no-human'
  if (people === 1 && sides > 1) return 'new.one-person-hint'
  return hidesNothing ? 'new.sides-hint-open' : 'new.sides-hint'
}
