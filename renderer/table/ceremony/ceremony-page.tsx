import { Suspense } from 'react'
import type { GameTypes } from '#shared/engine/game.ts'
import { useWords } from '../../i18n/words.tsx'
import { PageDialog, type PageDialogState } from '../../ui/page-dialog.tsx'
import { endingOf, ranking } from '../decision/game-over.tsx'
import { Emblem, sideClass } from '../game/emblem.tsx'
import type { GameClient, TableOf } from '../game/game-client.ts'
import { playerName } from '../seat-name.ts'
import { usePastViews } from '../story/use-past-views.ts'

interface CeremonyPageProps<G extends GameTypes> {
  readonly client: GameClient<G>
  readonly table: TableOf<G>
  readonly page: PageDialogState
}

/** The end of a campaign: who has won, how far the others came, and what the game adds to it. */
export function CeremonyPage<G extends GameTypes>({ client, table, page }: CeremonyPageProps<G>) {
  const words = useWords()
  return (
    <PageDialog page={page} title={words.text('ceremony.title')} className="dialog--ceremony">
      {() => <Ceremony client={client} table={table} />}
    </PageDialog>
  )
}

type CeremonyParts<G extends GameTypes> = Pick<CeremonyPageProps<G>, 'client' | 'table'>

function Ceremony<G extends GameTypes>({ client, table }: CeremonyParts<G>) {
  const words = useWords()
  const { campaign, summary } = table
  const winners = summary.result?.winners ?? []
  const most = Math.max(1, ...Object.values(summary.scores))
  return (
    <div className="ceremony">
      <header className="ceremony__winners">
        {winners.map((side) => (
          <Emblem key={side} side={side} size={112} />
        ))}
        <p className="ceremony__campaign">{campaign.title}</p>
        <h3>{words.say(endingOf(winners))}</h3>
      </header>
      <ol className="ceremony__ranks">
        {ranking(summary.scores, winners).map((side) => (
          <li key={side} className={sideClass(side)}>
            <span className="ceremony__name">
              <Emblem side={side} size={24} />
              {words.name('side', side)}
              <span className="ceremony__player">{playerName(campaign.seats, side, words)}</span>
            </span>
            <span className="ceremony__bar">
              <span style={{ inlineSize: `${(100 * Math.max(0, summary.scores[side] ?? 0)) / most}%` }} />
            </span>
            <strong>{words.text('score.points', { count: summary.scores[side] ?? 0 })}</strong>
          </li>
        ))}
      </ol>
      {client.story && client.Ceremony && (
        <Suspense fallback={<p className="quiet-word">{words.text('app.loading')}</p>}>
          <GamePart client={client} table={table} story={client.story} Part={client.Ceremony} />
        </Suspense>
      )}
      {client.Ending && (
        <div className="ceremony__ending">
          <client.Ending table={table} />
        </div>
      )}
    </div>
  )
}

interface GamePartProps<G extends GameTypes> extends CeremonyParts<G> {
  readonly story: NonNullable<GameClient<G>['story']>
  readonly Part: NonNullable<GameClient<G>['Ceremony']>
}

function GamePart<G extends GameTypes>({ client, table, story, Part }: GamePartProps<G>) {
  return <Part table={table} views={usePastViews(client, story, table)} />
}
