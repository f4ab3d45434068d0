import type { GameTypes } from '#shared/engine/game.ts'
import { useWords } from '../../i18n/words.tsx'
import { endingOf } from '../decision/game-over.tsx'
import { Emblem, sideClass, useSideOrder } from '../game/emblem.tsx'
import type { GameClient, TableOf } from '../game/game-client.ts'
import { playerName } from '../seat-name.ts'

interface StoryFrontProps<G extends GameTypes> {
  readonly client: Pick<GameClient<G>, 'cover'>
  readonly table: TableOf<G>
}

/** The title page: the game, the players, and the winners. */
export function StoryTitlePage<G extends GameTypes>({ client, table }: StoryFrontProps<G>) {
  const words = useWords()
  const inOrder = useSideOrder()
  const { campaign, summary } = table
  return (
    <header className="story-front">
      <p className="story-front__game">{client.cover.name[words.language === 'es' ? 'es' : 'en']}</p>
      <h1>{campaign.title}</h1>
      <ul className="story-front__seats">
        {inOrder(Object.keys(campaign.seats)).map((side) => (
          <li key={side} className={sideClass(side)}>
            <Emblem side={side} size={40} />
            <strong>{words.name('side', side)}</strong>
            <span>{playerName(campaign.seats, side, words)}</span>
          </li>
        ))}
      </ul>
      {summary.result && <p className="story-front__result">{words.say(endingOf(summary.result.winners))}</p>}
      <p className="story-front__date">{words.date(campaign.playedAt)}</p>
    </header>
  )
}
