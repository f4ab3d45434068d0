import type { Byzantion } from '#shared/byzantion/game-types.ts'
import { seatOf } from '#shared/byzantion/queries/seats.ts'
import type { DecisionProps, DecisionSurroundings } from '../../table/game/game-client.ts'
import { DynamisTokens } from '../area/purse.tsx'
import { ActionView } from './action-view.tsx'
import { BandonsView } from './bandons-view.tsx'
import { CardsView } from './cards-view.tsx'
import { ChallengeView } from './challenge-view.tsx'
import { ContributeView } from './contribute-view.tsx'
import { BuyView, SellView } from './deal-view.tsx'
import { DrawView } from './draw-view.tsx'
import { OnTableView } from './on-table-view.tsx'
import { PlayView } from './play-view.tsx'
import { ReactionView } from './reaction-view.tsx'
import { PickLotView, SplitView } from './split-view.tsx'
import { TargetView } from './target-view.tsx'
import { MoveUnitsView, PlaceSoloView, PlaceUnitsView, RemoveUnitsView } from './units-view.tsx'
import { VoteView } from './vote-view.tsx'

/** The Dynamis that is left to who acts. */
function Head({ table: { view }, decision }: DecisionProps<Byzantion>) {
  const side = view.sides.find((id) => id === decision.side)
  return side && view.phase === 'actions' ? (
    <DynamisTokens count={seatOf(view, side).dynamis} size={16} />
  ) : null
}

export const decisionSurroundings: DecisionSurroundings<Byzantion> = {
  Head,
  views: {
    'discard-mission': OnTableView,
    draft: OnTableView,
    'keep-hand': CardsView,
    vote: VoteView,
    action: ActionView,
    draw: DrawView,
    play: PlayView,
    'play-for': PlayView,
    'end-intrigue': PlayView,
    bandons: BandonsView,
    sell: SellView,
    buy: BuyView,
    'lose-card': OnTableView,
    'take-card': OnTableView,
    'take-discard': OnTableView,
    robes: OnTableView,
    labarum: OnTableView,
    'react-vote': ReactionView,
    'react-action': ReactionView,
    'react-intrigue': ReactionView,
    'react-outcome': ReactionView,
    'react-challenge': ReactionView,
    'move-units': MoveUnitsView,
    'place-units': PlaceUnitsView,
    'remove-units': RemoveUnitsView,
    'place-solo': PlaceSoloView,
    'target-card': TargetView,
    split: SplitView,
    'pick-lot': PickLotView,
    contribute: ContributeView,
    challenge: ChallengeView,
    'hand-limit': CardsView
  },
  // These have their own buttons: the panel's would stand beside them.
  answeredIn: (_, { kind }) =>
    kind === 'action' || kind === 'play' || kind === 'play-for' || kind === 'end-intrigue' ? 'view' : 'panel'
}
