import type { Decision } from '#shared/engine/decision.ts'
import type { InquiryOf } from '#shared/invasions/decisions/decision-kinds.ts'
import {
  leadersHere,
  SUPPRESSED_ON,
  suppressionModifiers,
  troopsHere
} from '#shared/invasions/queries/administration/suppression.ts'
import { forecastActiveFight } from '#shared/invasions/queries/forecast/fight-forecast.ts'
import { forecastSiege } from '#shared/invasions/queries/forecast/siege-forecast.ts'
import { leaderPiece } from '#shared/invasions/queries/pieces/pieces.ts'
import { CITY_FALLS_AT } from '#shared/invasions/queries/siege/siege.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import type { ProvinceId } from '#shared/invasions/world/provinces.ts'
import { useInvasionsWords } from '../../i18n/use-invasions-words.ts'
import { Chance, RollNeeded } from '../chance.tsx'
import type { OpenQuestion } from '../fight-controls.ts'
import { FightHintLine } from '../fight-hint.tsx'
import { ForceView } from '../force-view.tsx'
import { clampedPercent, ForecastOdds } from '../odds-bar.tsx'
import { OptionButtons } from '../option-buttons.tsx'
import { PlaceOptionCards } from '../place-option-cards.tsx'
import { TerrainLine } from '../terrain-line.tsx'

interface ProvinceProps {
  readonly view: InvasionsView
  readonly province: ProvinceId
}

/** XX.A: which battle comes next: the forces and the odds of each. */
export function NextBattleQuestion({
  view,
  question
}: {
  readonly view: InvasionsView
  readonly question: OpenQuestion
}) {
  return (
    <PlaceList
      question={question}
      hint="fight.ask-next-battle"
      preview={(province) => <BattlePreview view={view} province={province} />}
    />
  )
}

function BattlePreview({ view, province }: ProvinceProps) {
  const words = useInvasionsWords()
  const fight = forecastActiveFight(boardOf(view), province)
  if (!fight) return <TerrainLine view={view} province={province} held />
  const { attacker, defender } = fight.order
  return (
    <>
      <ForecastOdds fight={fight} assumes="fight" />
      <div className="site__forces">
        <ForceView
          view={view}
          nation={attacker.nation}
          role={words.text('ground.attacker')}
          pieces={attacker.units}
        />
        <ForceView
          view={view}
          nation={defender.nation}
          role={words.text('ground.defender')}
          pieces={defender.units}
        />
      </div>
      <TerrainLine view={view} province={province} held />
    </>
  )
}

/** XXIV.A: which city is besieged next: walls, besiegers and the chance of each. */
export function NextSiegeQuestion({
  view,
  question
}: {
  readonly view: InvasionsView
  readonly question: OpenQuestion
}) {
  return (
    <PlaceList
      question={question}
      hint="fight.ask-next-siege"
      preview={(province) => <SiegePreview view={view} province={province} />}
    />
  )
}

function SiegePreview({ view, province }: ProvinceProps) {
  const words = useInvasionsWords()
  const siege = forecastSiege(boardOf(view), province)
  if (!siege) return <TerrainLine view={view} province={province} held />
  const { besieger, units, leader } = siege.order
  return (
    <>
      {siege.terror > 0 && <p>{words.text('hand.terror', { percent: clampedPercent(siege.terror) })}</p>}
      <Chance chance={siege.plain} of={words.text('fight.falls')} />
      <RollNeeded atLeast={CITY_FALLS_AT} modifiers={siege.modifiers.plain} rerolls={siege.rerolls} />
      <ForceView
        view={view}
        nation={besieger}
        role={words.text('fight.besiegers')}
        pieces={[...units, ...(leader ? [leaderPiece(leader)] : [])]}
      />
      <TerrainLine view={view} province={province} held />
    </>
  )
}

interface RevoltsProps {
  readonly view: InvasionsView
  readonly decision: Decision<InquiryOf<'suppress-revolt'>>
  readonly question: OpenQuestion
}

/** XVI.F: the revolts that can be suppressed, each with its chance. */
export function RevoltQuestion({ view, decision, question }: RevoltsProps) {
  const words = useInvasionsWords()
  const { nation, revolts } = decision.about
  const board = boardOf(view)
  return (
    <>
      <PlaceOptionCards
        question={question}
        body={({ place }) => {
          const revolt = revolts.find(({ province }) => province === place)
          if (!revolt) return null
          const pieces = [
            ...troopsHere(board, nation, revolt.province).map(({ id }) => id),
            ...leadersHere(board, nation, revolt.province).map(({ id }) => leaderPiece(id))
          ]
          return (
            <>
              <Chance chance={revolt.chance} of={words.text('fight.put-down')} />
              <RollNeeded
                atLeast={SUPPRESSED_ON}
                modifiers={suppressionModifiers(board, nation, revolt.province)}
                rerolls={revolt.rerolls}
              />
              <ForceView view={view} nation={nation} role={words.text('fight.loyal')} pieces={pieces} />
            </>
          )
        }}
      />
      <footer className="arena__foot">
        <FightHintLine otherwise={words.text('fight.ask-revolts')} />
      </footer>
    </>
  )
}

interface BreakThroughProps {
  readonly view: InvasionsView
  readonly decision: Decision<InquiryOf<'break-through'>>
  readonly question: OpenQuestion
}

/** XVIII.E, XVIII.F: overrun a single defender, force a passage, or stay for the battle, whose odds are shown. */
export function BreakThroughQuestion({ view, decision, question }: BreakThroughProps) {
  const words = useInvasionsWords()
  const { nation, province, pieces, defenders } = decision.about
  const fight = forecastActiveFight(boardOf(view), province)
  const enemy = fight?.order.defender.nation
  return (
    <>
      {fight && <ForecastOdds fight={fight} assumes="fight" />}
      <div className="arena__sides">
        <ForceView view={view} nation={nation} role={words.text('ground.attacker')} pieces={pieces} />
        {enemy && (
          <ForceView view={view} nation={enemy} role={words.text('ground.defender')} pieces={defenders} end />
        )}
      </div>
      <footer className="arena__foot">
        <FightHintLine otherwise={words.text('fight.ask-break-through')} />
        <OptionButtons question={question} />
      </footer>
    </>
  )
}

interface PlaceListProps {
  readonly question: OpenQuestion
  readonly hint: 'fight.ask-next-battle' | 'fight.ask-next-siege'
  readonly preview: (province: ProvinceId) => React.ReactNode
}

function PlaceList({ question, hint, preview }: PlaceListProps) {
  const words = useInvasionsWords()
  const { about } = question.decision
  const provinces = 'provinces' in about ? about.provinces : []
  return (
    <>
      <PlaceOptionCards
        question={question}
        body={({ key, place }) => {
          const province = provinces.find((id) => id === (place ?? key))
          return province ? preview(province) : null
        }}
      />
      <footer className="arena__foot">
        <FightHintLine otherwise={words.text(hint)} />
      </footer>
    </>
  )
}
