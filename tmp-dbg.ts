import { Match } from './shared/engine/match.ts'
import { createRandom } from './shared/engine/random.ts'
import { invasions } from './shared/invasions/game.ts'
const seed = 15
let count = 0
const game = { ...invasions, runTask: (play: any, task: any) => { count++; if (count > 400) { const st = play.state; console.log(JSON.stringify(task), JSON.stringify(st.movement?.nations), Object.values(st.units).filter((u: any) => u.controller === 'huns' && u.at !== 'reserve').map((u: any) => u.at).join(), JSON.stringify(st.nations.huns.seat)); const bf = (globalThis as any).bf(st, st.movement.nations); for (const p of bf) console.log(p, Object.values(st.units).filter((u: any) => u.at === p).map((u: any) => u.id + ':' + u.controller).join(), Object.keys(st.nations).filter((n) => st.nations[n].seat?.at === p), Object.values(st.leaders).filter((l: any) => l.at === p).map((l: any) => l.id)); process.exit() } return invasions.runTask(play, task) } }
import { battlefields } from './shared/invasions/rules/combat-substep.ts'
;(globalThis as any).bf = battlefields
const match = Match.begin(game as any, { scenario: '350', combat: 'basic' }, `over/${seed}`)
const random = createRandom(`p ${seed}`)
while (match.decision) { const { side, number } = match.decision; count = 0; const o = match.answer(side, number, match.sample(random)); if (count > 100) console.log(count); (globalThis as any).last = (o as any).events?.slice(-12).map((e: any) => JSON.stringify(e.event)) }
