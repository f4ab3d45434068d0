import type { ReactNode } from 'react'
import type { Decision } from '#shared/engine/decision.ts'
import type { InvasionsEvent } from '#shared/invasions/events.ts'
import type { Fight } from '#shared/invasions/fights-in-progress.ts'
import { currentFight } from '#shared/invasions/queries/battle/fights.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import { type BattlePicture, battlePictureOf } from './battle/battle-picture.ts'
import { LiveBattle } from './battle/live-battle.tsx'
import type { OpenQuestion } from './fight-controls.ts'
import { LossQuestion } from './questions/loss-question.tsx'
import {
  BreakThroughQuestion,
  NextBattleQuestion,
  NextSiegeQuestion,
  RevoltQuestion
} from './questions/next-fight-questions.tsx'
import {
  ArrivalQuestion,
  FleeQuestion,
  InterceptQuestion,
  RetreatQuestion
} from './questions/reaction-questions.tsx'
import { CaravanQuestion, UnitPickQuestion } from './questions/unit-pick-questions.tsx'
import { LiveRaid, RaidTargets } from './raids/live-raid.tsx'
import { LiveNavalBattle } from './sea/live-naval-battle.tsx'
import { LiveSiege } from './siege/live-siege.tsx'

/** What the fight view shows now. */
export interface FightContent {
  readonly title: FightTitle
  readonly place: string | null
  readonly body: ReactNode
  /** How the attackers of a battle arrived. */
  readonly approach?: Pick<BattlePicture, 'crossing' | 'intercepted'>
  /** The view takes only the height that it needs. A battle keeps the full height, so that no step resizes it. */
  readonly fitsHeight: boolean
}

export type FightTitle =
  | 'battle'
  | 'siege'
  | 'raid'
  | 'naval'
  | 'interception'
  | 'flight'
  | 'retreat'
  | 'battles'
  | 'sieges'
  | 'revolts'
  | 'break-through'
  | 'pick'
  | 'losses'
  | 'caravan'

interface FightViewInput {
  readonly view: InvasionsView
  readonly question: OpenQuestion | null
  /** The events in the log about the fight at a place. */
  readonly events: (place: string | null) => readonly InvasionsEvent[]
}

/** What the fight view shows now: a question that needs its odds, else the fight in progress; null if there is neither. */
export function fightContentNow(input: FightViewInput): FightContent | null {
  const questionShown = input.question && questionContent(input.view, input.question)
  if (questionShown) return questionShown
  const fight = currentFight(input.view)
  return fight && fightContent(input, fight)
}

const ASKED_KINDS = [
  ...['intercept', 'flee', 'retreat', 'next-battle', 'next-siege', 'suppress-revolt', 'break-through'],
  ...['raid-instead', 'interceptors-arrive', 'holding-units', 'fighting-units', 'excess-units'],
  ...['plunder-caravan', 'lose-units', 'unpaid-units', 'revolt-loss', 'cargo-lost']
]

/** Forms that the view of a fight fills in and sends. */
const FORM_KINDS = [
  ...['battle-losses', 'take-hits', 'recover-units', 'repair-units'],
  ...['raid-target', 'raiding-party', 'lost-raider', 'settle']
]

/** Whether the fight view asks a question. Then the decision panel does not show its place. */
export function isAskedInFightView(view: InvasionsView, kind: string): boolean {
  return ASKED_KINDS.includes(kind) || currentFight(view) !== null
}

/** Whether the fight view also takes the answer. In a raid it takes only its own forms, in a crossing nothing. */
export function isAnsweredInFightView(view: InvasionsView, { kind, body }: Decision): boolean {
  if (ASKED_KINDS.includes(kind)) return true
  const fight = currentFight(view)
  if (!fight || fight.kind === 'crossing' || kind === 'play-card') return false
  return FORM_KINDS.includes(kind) || (body.type === 'choice' && fight.kind !== 'raid')
}

function questionContent(view: InvasionsView, question: OpenQuestion): FightContent | null {
  const { decision } = question
  const at = (title: FightTitle, place: string | null, body: ReactNode): FightContent => ({
    title,
    place,
    body,
    fitsHeight: true
  })
  switch (decision.kind) {
    case 'intercept':
      return at(
        'interception',
        decision.about.province,
        <InterceptQuestion view={view} decision={decision} question={question} />
      )
    case 'flee':
      return at(
        'flight',
        decision.about.province,
        <FleeQuestion view={view} decision={decision} question={question} />
      )
    case 'retreat':
      return at(
        'retreat',
        decision.about.from,
        <RetreatQuestion view={view} decision={decision} question={question} />
      )
    case 'next-battle':
      return at('battles', null, <NextBattleQuestion view={view} question={question} />)
    case 'next-siege':
      return at('sieges', null, <NextSiegeQuestion view={view} question={question} />)
    case 'suppress-revolt':
      return at('revolts', null, <RevoltQuestion view={view} decision={decision} question={question} />)
    case 'break-through':
      return at(
        'break-through',
        decision.about.province,
        <BreakThroughQuestion view={view} decision={decision} question={question} />
      )
    case 'interceptors-arrive':
      return at(
        'interception',
        decision.about.to,
        <ArrivalQuestion view={view} decision={decision} question={question} />
      )
    case 'holding-units':
    case 'fighting-units':
    case 'excess-units': {
      const { nation, province } = decision.about
      return at('pick', province, <UnitPickQuestion view={view} nation={nation} question={question} />)
    }
    case 'lose-units':
    case 'unpaid-units':
    case 'revolt-loss':
    case 'cargo-lost': {
      const { nation } = decision.about
      const place = decision.place ?? null
      return at('losses', place, <LossQuestion view={view} nation={nation} question={question} />)
    }
    case 'plunder-caravan':
      return at(
        'caravan',
        decision.about.province,
        <CaravanQuestion decision={decision} question={question} />
      )
    case 'raid-instead':
      return at('raid', null, <RaidTargets view={view} question={question} />)
    default:
      return null
  }
}

function fightContent({ view, question, events }: FightViewInput, fight: Fight): FightContent | null {
  switch (fight.kind) {
    case 'battle': {
      const place = fight.order.province
      return {
        title: 'battle',
        place,
        approach: battlePictureOf(boardOf(view), view.units, fight),
        body: <LiveBattle view={view} field={fight} events={events(place)} question={question} />,
        fitsHeight: false
      }
    }
    case 'siege': {
      const place = fight.province
      return {
        title: 'siege',
        place,
        body: <LiveSiege view={view} siege={fight} events={events(place)} question={question} />,
        fitsHeight: true
      }
    }
    case 'raid': {
      const place = fight.route?.target ?? null
      return {
        title: 'raid',
        place,
        body: <LiveRaid view={view} raid={fight} events={events(place)} question={question} />,
        fitsHeight: true
      }
    }
    case 'naval':
      return {
        title: 'naval',
        place: fight.zone,
        body: <LiveNavalBattle view={view} fight={fight} question={question} />,
        fitsHeight: true
      }
    case 'crossing':
      return null
  }
}
