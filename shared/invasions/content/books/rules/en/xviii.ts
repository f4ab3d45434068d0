import type { RuleText } from '../rule-text.ts'

export const xviii: RuleText = {
  sections: {
    A: {
      title: 'In general',
      text: [
        'In each of its movement steps a nation moves as many units as it likes, stack by stack; a stack may halt for another one and go on later. It goes from a province to an adjacent one, by land or over a strait, or by ship over at most a pair of sea zones (→XXV). Terrain, rivers and ranges cost nothing, and stacking is looked at only when all have moved (XVII.B). The vassal of a Nomad suzerain stays in the Area of his horde or in one beside it.'
      ]
    },
    B: {
      title: 'Capacity',
      text: [
        {
          head: ['Unit', 'Steps'],
          rows: [
            ['infantry', '{steps.infantry}'],
            ['cavalry', '{steps.cavalry}'],
            ['with a leader all the way', '{+movement.withALeader}']
          ]
        },
        'A horde has its own number. Steps are renewed at the start of each movement step and of each campaign, and cannot be saved or passed on. In a campaign only units that go with the leader or to him may move.'
      ]
    },
    C: {
      title: 'Where movement ends',
      text: [
        'A stack must stop where units of a hostile nation stand, even of the same player. Barbarians in a Barbarian Area are not stopped by other Barbarians. An overrun or a forced passage leads on.'
      ]
    },
    D: {
      title: 'Dropping and picking up',
      text: [
        'On the way units may be left and picked up, each within its own steps. Who does not go with the leader all the way has no bonus from him.'
      ]
    },
    E: {
      title: 'Overrun',
      text: [
        '{movement.overrunners} units or more run over a single enemy unit that does not get away: it is destroyed without battle, for {movement.overrunSteps} step more. A Limes, a fortified city and a strait prevent it.'
      ]
    },
    F: {
      title: 'Forced passage',
      text: [
        'If {movement.forcingTimes} times as many units as the defenders enter, within the limits of stacking, they hold them down: they stop there and will fight them; the others may pass through the province, which stays hostile. A Limes, a fortified city and a strait prevent it.'
      ]
    },
    G: {
      title: 'Migration of a horde',
      text: [
        'Outside an invasion (XVIII.H) a horde moves only with all units of its nation together, without attacking; nobody can intercept it then. It flees and retreats like others, and never moves in a campaign.'
      ]
    },
    H: {
      title: 'Invasions',
      text: [
        'The time table says who invades when. The invader moves and fights a first and a second time, has room for {stacking.forAnInvasion} unit more in all his stacks, his horde moves with {movement.hordeInAnInvasion} steps, and then his leaders go on campaign with the same bonus.'
      ]
    },
    I: {
      title: 'The Roman limites',
      text: [
        'Until turn {turns.limitesLast} walls guard the borders of both Empires. All must stop where they meet one, and nobody passes by force, overrun or raid. There is one in a province at most, and it never counts against the limit of stacking. With units beside it, a Limes counts as one in defence and can be hit. Alone it falls at once, and hits the enemy once if it passes a D2, also before Romans who intercept there arrive. Lost ones are rebuilt free of charge in the purchases once the province is won back. In the purchases of turn {turns.limitesEnd} all become local units.'
      ]
    },
    J: {
      title: 'Straits',
      text: [
        'A strait joins provinces as neighbours. To cross it a stack must begin its movement beside it, and has no steps left after it; only Byzantium crosses the Bosporus for a single step. No overrun and no forced passage goes over a strait, and fleets may block it (XXV.F). Interceptors and those who flee cross it within their way.'
      ]
    },
    K: {
      title: 'Special cases',
      text: [
        'Scythia is open to Nomads only, and to the Ostrogoths in turn {turns.first}; Arabia Deserta to Arab raiders; Mauretania to Berber raiders and the Moors.'
      ]
    }
  }
}
