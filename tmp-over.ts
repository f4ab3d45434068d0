import { Match } from './shared/engine/match.ts'
import { createRandom } from './shared/engine/random.ts'
import { invasions } from './shared/invasions/game.ts'
import { stackedUnits, stackingLimit } from './shared/invasions/queries/stacking.ts'
const [from, to] = process.argv.slice(2).map(Number)
for (let seed = from ?? 0; seed < (to ?? 3); seed++) {
  const match = Match.begin(invasions, { scenario: '350', combat: 'basic' }, `over/${seed}`)
  const random = createRandom(`p ${seed}`)
  let n = 0
  while (match.decision) {
    const { side, number, kind } = match.decision
    const before = JSON.stringify([match.state.turn, match.state.step, match.state.active, match.state.agenda.slice(-5), match.state.relations.filter((r: any) => r.kind === 'alliance'), match.state.thisTurn.activated]);
    let outcome: any; try { outcome = match.answer(side, number, match.sample(random)) } catch (e) { console.log(kind, before, JSON.stringify(match.state.agenda.slice(-6)), match.state.turn, match.state.step, match.state.active, JSON.stringify(match.state.relations), JSON.stringify(match.state.thisTurn.activated)); throw e }
    const unused = () => match.answer(side, number, match.sample(random))
    if (!outcome.ok) throw new Error(kind)
    const { state } = match
    for (const told of outcome.events) {
      const e: any = (told as any).event ?? told
      if (e.type === 'retreated' && e.units.length > 0) {
        const dest = e.path.at(-1)
        const units = stackedUnits(state, e.nation, dest).length
        const limit = stackingLimit(state, e.nation, dest)
        if (units > limit && e.units.some((id: string) => state.units[id]?.at === dest)) {
          const types = outcome.events.map((t: any) => (t.event ?? t).type)
          console.log(seed, 'turn', state.turn, state.step, e.nation, dest, `${units}/${limit}`, 'active', state.active.join(), 'leader', e.leader, 'n', e.units.length, types.slice(-14).join(' '))
        }
      }
    }
    n++
  }
  console.log('done', seed, n)
}
