import type { Script } from '../../ask.ts'
import { happenings } from '../../content/happenings.ts'
import { type HappeningId, happeningIds } from '../../content/ids.ts'
import { figures } from '../../figures.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { clockwiseFrom, consulOrSubstitute } from '../../queries/precedence.ts'
import { senatorOf, senatorsOf } from '../../queries/republic.ts'
import type { RepublicState } from '../../state.ts'
import type { TaskOf } from '../../tasks/index.ts'
import { killCaptives } from '../changes/wars.ts'
import { offerRansoms } from '../combat/ransom.ts'
import { chooseLeader } from '../turn/leaders.ts'
import { drawForumCard } from './arrivals.ts'
import { sellInitiative } from './auction.ts'
import { endForum, endWarByAlliance } from './end.ts'
import { attractKnight, holdGames } from './games.ts'
import { happen } from './happenings.ts'
import { persuade } from './persuasion.ts'

/** 3, 7.1: what happened last year is over; then draws, initiatives clockwise from the consul of Rome, and auctions. */
function* beginForum(play: RepublicPlay): Script {
  const { state, emit, schedule } = play
  // 10.82: barbarians are paid before this phase, or not at all.
  yield* offerRansoms(play)
  killCaptives(play, 'raid')
  state.phase = 'forum'
  state.happenings = {}
  emit({ type: 'phase-began', phase: 'forum' })
  const consul = consulOrSubstitute(state)
  const first = consul ? senatorOf(state, consul).faction : null
  const order = clockwiseFrom(state, first).filter((side) => senatorsOf(state, side).length > 0)
  schedule(
    ...order.map((faction) => ({ task: 'forum-draw' as const, faction })),
    ...order.map((faction, index) => ({ task: 'initiative' as const, faction, initiative: index + 1 })),
    ...auctionsAfter(order.length),
    { task: 'end-forum' }
  )
}

/** 3: with fewer than six factions the rest of the six initiatives are sold. */
function auctionsAfter(taken: number): readonly { readonly task: 'auction'; readonly initiative: number }[] {
  const left = Math.max(0, figures.forum.initiatives - taken)
  return Array.from({ length: left }, (_, index) => ({
    task: 'auction' as const,
    initiative: taken + index + 1
  }))
}

/** R4: seven with two dice brings a happening, anything else a card. No omens touch these rolls. */
function* drawForForum(play: RepublicPlay, { faction }: TaskOf<'forum-draw'>): Script {
  const { state } = play
  const { total } = play.roll({ reason: 'initiative-card', rule: '7.3', faces: 6, count: 2 })
  if (total !== figures.forum.happeningOn) {
    drawForumCard(play, faction)
    return
  }
  const rolled = play.roll({ reason: 'happening', rule: '7.35', faces: 6, count: 3 }).total
  const happening = happeningOn(state, rolled)
  if (happening) play.schedule({ task: 'happening', happening })
}

function happeningOn({ options }: RepublicState, total: number): HappeningId | null {
  return happeningIds.find((id) => happenings[id].rolls[options.republic].includes(total)) ?? null
}

/** 7.2: persuasion, games, and a new leader. */
function* takeInitiative(play: RepublicPlay, { faction, initiative }: TaskOf<'initiative'>): Script {
  const { state, emit, schedule } = play
  if (senatorsOf(state, faction).length === 0) return
  emit({ type: 'initiative-began', faction, initiative })
  schedule(
    { task: 'persuasion', faction },
    { task: 'games', faction },
    { task: 'knight', faction },
    { task: 'change-leader', faction }
  )
}

/** 3: a faction with more than one senator may have another leader. */
function* changeLeader(play: RepublicPlay, { faction }: TaskOf<'change-leader'>): Script {
  if (senatorsOf(play.state, faction).length > 1) yield* chooseLeader(play, faction)
}

/** The scripts of this part, by their tasks. */
export const forumScripts = {
  forum: beginForum,
  'forum-draw': drawForForum,
  happening: happen,
  initiative: takeInitiative,
  persuasion: persuade,
  games: holdGames,
  knight: attractKnight,
  'change-leader': changeLeader,
  auction: sellInitiative,
  'end-forum': endForum,
  'new-alliance': endWarByAlliance
}
