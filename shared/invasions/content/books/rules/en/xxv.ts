import type { RuleText } from '../rule-text.ts'

export const xxv: RuleText = {
  sections: {
    A: {
      title: 'Fleets',
      text: [
        'Fleets are in sea zones. Each moves up to {sea.zones} zones in an activation, never farther than {sea.farthestFromAPort} from a coastal city of its nation. They sail in stacks of up to {sea.fleetsInAStack}; a nation forms another stack in a zone only when the first is full, and has at most {sea.fleetsInAZone} fleets in a zone. On their way they may leave fleets and pick others up. Fleets of many nations may lie in one zone. They never flee.'
      ]
    },
    B: {
      title: 'Naval interception',
      text: [
        'Where stacks of enemies are in one zone, either may try to bring on a battle, the inactive one first: surely if it holds all coastal cities of the zone, else on a D2. In an activation each stack tries, or is tried, once; a stack on a second transport may be met again.'
      ]
    },
    C: {
      title: 'Naval battle',
      text: [
        'One stack on each side, like a land battle without missiles and modifiers. On the Mediterranean and the Pontus Euxinus the side that holds all ports of the zone has {sea.rerollsForAllPorts} re-rolls. The elite fleets of Rome and Byzantium take a hit more. Who destroys the other wins, else who hits more; there may be a draw. A leader aboard gives his re-rolls, and dies with the stack.',
        'Either may refuse. The active stack then moves no more; the inactive one’s player gives {sea.pointsForRefusing} point to the other.'
      ]
    },
    D: {
      title: 'Transport',
      text: [
        'Land units cross one sea zone, or a pair of neighbouring ones, from a friendly shore to a friendly shore, with a friendly stack in each zone. A fleet carries {sea.unitsAFleet} units and a leader, whose stacking does not help. A naval stack makes at most {sea.transports} transports in an activation, a land stack one in an activation or campaign, and it may march before and after. Each zone costs one step, and one of the fleet’s. Enemy fleets may intercept: if the carrier refuses battle, there is no transport; if fleets are lost, so is what they carried beyond what the others can. Nomads never go by ship, unless as mercenaries or auxiliaries.'
      ]
    },
    E: {
      title: 'Amphibious landings',
      text: [
        'To an enemy’s shore or an empty one, the transport must first brave the sea on a D10, once whatever the number of zones and stacks. Barbarians who invade Britannia and amphibious units need not.',
        {
          rows: [
            ['{+sea.withoutAPort}', 'unless the nation holds a port on the same coast and zone'],
            ['{+sea.romansAtHome}', 'Rome and Byzantium, on the Mediterranean and the Pontus Euxinus']
          ]
        },
        'At {sea.landingOn} or more it succeeds, if no enemy fleet prevents it. The steps are spent in any case.'
      ]
    },
    F: {
      title: 'Blocking a strait',
      text: [
        'A naval stack may close a strait to enemies on land until it is destroyed, even if a friendly stack of theirs is there.'
      ]
    }
  }
}
