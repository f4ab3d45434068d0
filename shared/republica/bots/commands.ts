import type { CombatAbouts } from '../decisions/combat.ts'
import type { RevolutionAbouts } from '../decisions/revolution.ts'
import { figures } from '../figures.ts'
import { armyOf, fleetsIn, legionsIn, type OpenArmy, strengthOfLegions } from '../queries/armies.ts'
import { battleOdds, oddsOfSetup } from '../queries/combat/battle-odds.ts'
import { ransomOf } from '../queries/combat/ransom.ts'
import { ratingsOf } from '../queries/ratings.ts'
import { activeWars, senatorOf } from '../queries/republic.ts'
import { followsOn, revoltStrength } from '../queries/revolt.ts'
import { isWar, warStrength } from '../queries/wars.ts'
import { message, reference } from '../words/message.ts'
import { prospectOf, worthLanding } from './campaigns.ts'
import { type Judge, moneyWorth, pointsWorth, senatorWorth } from './judge.ts'
import { bestOf, choose, fill, type Reply } from './reply.ts'

/** 10.9: the likeliest victory first; what it wins may help the others (7.332). */
export function answerNextBattle({ view }: Judge, { armies }: CombatAbouts['next-battle']): Reply {
  const best = bestOf(armies, (id) => {
    const { against, commander, masterOfHorse } = armyOf(view, id)
    if (!commander || !isWar(against)) return 0
    const force = {
      commander,
      masterOfHorse,
      legions: legionsIn(view, id),
      fleets: fleetsIn(view, id).length
    }
    return prospectOf(view, against, force).wins
  })
  if (best === undefined) throw new Error('no army waits')
  return choose({ army: best }, message('why.next-battle'))
}

/** No. 30 */
export function answerLandBattle(
  { view }: Judge,
  { army: id, war, commander }: CombatAbouts['land-battle']
): Reply {
  const { masterOfHorse } = armyOf(view, id)
  const odds = battleOdds(view, war, 'land', {
    commander,
    masterOfHorse,
    legions: legionsIn(view, id),
    fleets: fleetsIn(view, id).length
  })
  const lands = worthLanding(odds)
  return choose(
    lands ? 'yes' : 'no',
    message(lands ? 'why.land' : 'why.stay-at-sea', { percent: Math.round(100 * odds.chances.victory) })
  )
}

/** No. 31: a man is worth more than his ransom, or he is not. */
export function answerRansom(judge: Judge, { captive, talents }: CombatAbouts['ransom']): Reply {
  const price = ransomOf(senatorOf(judge.view, captive))
  const senator = reference('senator', captive)
  if (pointsWorth(judge, senatorWorth(judge.view, captive)) < moneyWorth(judge, price))
    return choose('wait', message('why.no-ransom', { senator }))
  return choose(talents >= price ? 'captive' : 'faction', message('why.ransom', { senator }))
}

/** No. 35: loyal men want their legions back. */
export function answerTurnVeterans({ view, side }: Judge): Reply {
  const isOurRevolt = view.civilWar?.faction === side
  return choose(isOurRevolt ? 'no' : 'yes', message('why.turn-veterans'))
}

/** No. 36: the war that is likeliest to be won. */
export function answerNextWar({ view }: Judge): Reply {
  const army = view.armies.find(({ id }) => id === view.civilWar?.army)
  const war = bestOf(activeWars(view), (id) => {
    const { land, fleet, support } = warStrength(view, id)
    const isReachable = army !== undefined && fleetsIn(view, army.id).length >= support
    return (isReachable ? 0 : -1000) - land - fleet
  })
  if (!war) throw new Error('no war is left')
  return choose(war, message('why.next-war', { war: reference('war', war) }))
}

/** No. 33: whether the legions might be asked at all. */
export function answerCommand(
  judge: Judge,
  { army, commander, sure, others }: RevolutionAbouts['command']
): Reply {
  const senator = reference('senator', commander)
  const stay = choose('lay-down', message('why.lay-down', { senator }))
  if (!judge.level.dares) return stay
  const talents = Math.min(senatorOf(judge.view, commander).talents, others.length)
  const gain = revoltGain(
    judge,
    armyOf(judge.view, army),
    expectedStrength(judge, army, sure.length, others.length, talents)
  )
  return gain > 0 ? choose('sound-legions', message('why.sound-legions', { senator })) : stay
}

/** 11.21: veterans for sure, of the others as many as dice and money bring. */
function expectedStrength({ view }: Judge, id: number, sure: number, others: number, bribed: number): number {
  const army = armyOf(view, id)
  const need = followsOn(view)
  const chance = (bonus: number) => Math.min(1, Math.max(0, (7 - need + bonus) / 6))
  const willing = bribed * chance(1) + (others - bribed) * chance(0)
  return 2 * sure + willing + ratingsOf(army.commander ?? 'cornelius').military
}

/** What the Senate can put into the field next year: its legions, what it can raise, and a usual general. */
function senateStrength({ view }: Judge, rebelLegions: number): number {
  const loyal = view.legions.length - rebelLegions
  const busy = view.armies.reduce(
    (sum, { id, against }) => (isWar(against) ? sum + legionsIn(view, id).length : sum),
    0
  )
  const money =
    view.treasury + figures.state.annual - activeWars(view).length * figures.state.war - figures.state.war
  const raised = Math.max(
    0,
    Math.min(figures.units.most - view.legions.length, Math.floor(money / figures.units.cost / 2))
  )
  return Math.max(1, loyal - busy) + raised + GENERAL
}

const GENERAL = 4

/** The chance to win by force, and to die by it, against the chance to win in peace. */
function revoltGain(judge: Judge, army: OpenArmy, strength: number): number {
  const { view, side, shares, survival } = judge
  const legions = legionsIn(view, army.id).length
  const senate = senateStrength(judge, Math.round(strength / 2))
  const { chances } = oddsOfSetup(
    {
      strength: senate,
      enemy: strength,
      modifier: 0,
      legions: Math.max(1, legions),
      fleets: 0,
      disasters: [],
      standoffs: [],
      aids: [],
      care: 'none'
    },
    'land'
  )
  // A stalemate is fought again, and money runs out on both sides.
  const wins = chances.defeat + chances.stalemate / 3
  const wars = activeWars(view).length
  const holds = wars >= 3 ? 0.4 : 0.85
  const peace = survival * (shares.get(side) ?? 0)
  return wins * holds - peace - CAUTION
}

const CAUTION = 0.03

/** No. 33: a talent for each legion that may turn. */
export function answerLegionBribes(
  _: Judge,
  { talents, masterTalents, legions }: RevolutionAbouts['legion-bribes']
): Reply {
  const own = Math.min(talents, legions)
  const master = Math.min(masterTalents, legions - own)
  return fill({ own, master }, message('why.legion-bribes', { talents: own + master }))
}

/** 11.21: nobody pays for another faction's revolt. */
export function answerLendPurse(): Reply {
  return choose('no', message('why.no-loan'))
}

/** No. 33: the legions have spoken. */
export function answerRebel(
  judge: Judge,
  { army: id, commander, legions }: RevolutionAbouts['rebel']
): Reply {
  const army = armyOf(judge.view, id)
  const strength = revoltStrength(judge.view, army, legions)
  const rebels = revoltGain(judge, army, strength) > 0
  return choose(
    rebels ? 'yes' : 'no',
    message(rebels ? 'why.rebel' : 'why.lay-down', {
      senator: reference('senator', commander)
    })
  )
}

/** No. 34: those with veterans march; the others stay in Rome and vote. */
export function answerJoinRevolt({ view }: Judge, { senators }: RevolutionAbouts['join-revolt']): Reply {
  const joining = senators.filter(
    (id) => strengthOfLegions(view.legions.filter(({ loyalTo }) => loyalTo === id)) > 2
  )
  return fill({ senators: joining }, message('why.join-revolt'))
}
