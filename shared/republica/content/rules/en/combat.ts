import type { RuleText } from '../rule-text.ts'

/** Chapter 10. */
export const combat: RuleText = {
  sections: {
    '1': {
      title: 'The wars of the year',
      text: [
        'Every war to which the Senate has sent an army is fought, and Rome attacks. An attack wakes a war that was asleep. The Senate need not fight every war; what it leaves alone is unprosecuted (10.72).'
      ]
    },
    '11': {
      title: 'Battles on land',
      text: [
        'The army counts its legions, veterans as {combat.veteran} each (10.51), and the military rating of its commander, which adds no more than the army itself counts. The enemy’s strength is subtracted, as matching wars and leaders make it (7.332, 7.34). The difference is added to the roll, and the total is looked up:',
        {
          head: ['Total', 'Result'],
          rows: [
            ['from {combat.safeFrom}', 'victory without losses'],
            ['from {combat.victoryFrom}', 'victory; the higher the total, the fewer units are lost'],
            ['from {combat.stalemateFrom}', 'stalemate; the higher the total, the fewer units are lost'],
            ['less', 'defeat; the lower the total, the more units are lost, and at last all']
          ]
        },
        'Losses count for legions and for fleets alike, as far as the army has them.'
      ]
    },
    '12': {
      title: 'Battles at sea',
      text: [
        'Where a war has a fleet, it must be beaten first, in the same way, but with fleets instead of legions. Legions aboard suffer losses too. After a victory at sea the commander may attack the land army in the same year, if enough fleets are left to support him. A fleet stays beaten.'
      ]
    },
    '2': {
      title: 'Defeat',
      text: [
        'The commander dies. What survives stays where it fought until it is recalled or somebody takes it over. Unrest rises by {combat.defeat}.'
      ]
    },
    '21': {
      title: 'Disaster',
      text: [
        'If the dice themselves show a disaster number of the war or of one of its leaders, the table is not used: half of all legions and half of all fleets are lost, each rounded up. Unrest rises by {combat.disaster}.'
      ]
    },
    '3': {
      title: 'Stalemate',
      text: ['The war goes on. The survivors stay, and their commander with them, as proconsul (10.7).']
    },
    '31': {
      title: 'Standoff',
      text: [
        'If the dice themselves show a standoff number of the war or of one of its leaders, a quarter of all legions and of all fleets is lost, each rounded up, and the war goes on.'
      ]
    },
    '4': {
      title: 'Victory',
      text: [
        'Unrest falls by {combat.victory}. The commander gains half of the printed strength, rounded up, as popularity and as influence; at sea, half of that of the fleet. A victory on land ends the war: the State takes the spoils, unless it was a revolt, and provinces may be created. The victor keeps his army until the revolution phase (11.2).'
      ]
    },
    '5': {
      title: 'Veterans',
      text: [
        'After a stalemate, a standoff or a victory one surviving legion becomes a veteran. It obeys the commander as long as both live, whoever leads it later.'
      ]
    },
    '51': {
      title: 'Whom veterans obey',
      text: [
        'A veteran legion counts {combat.veteran} in any army. Before a battle of a civil war the rebels’ veterans come over to them, wherever they stand (11.51).'
      ]
    },
    '52': {
      title: 'Random losses',
      text: [
        'Where veterans and raw legions stand together, each loss is rolled: the coloured die gives the tens, the white one the ones. Up to the number that the chart gives for the size of the army and of its smaller part, the smaller part loses the legion. Among veterans one is drawn blindly. Allied fleets sink before Rome’s own.'
      ]
    },
    '6': {
      title: 'Too few fleets',
      text: [
        'An army whose fleets no longer support its war cannot fight. The Senate must send more, or the army returns to Italy.'
      ]
    },
    '7': {
      title: 'Proconsuls',
      text: [
        'A commander who survives without a victory stays with his army, away from Rome, until he wins or is recalled (9.66). He is no consul, and new ones are elected.'
      ]
    },
    '71': {
      title: 'Reinforcements',
      text: [
        'The Senate may send a proconsul more units. Without legions, or without enough fleets, he must get them or come home.'
      ]
    },
    '72': {
      title: 'Unprosecuted wars',
      text: [
        'An active war without a legion against it at the end of the phase is unprosecuted; after a battle at sea in this year a fleet is enough to watch it. Each raises unrest in the next population phase (8.1). No army stays in the field without a commander beyond the next Senate.'
      ]
    },
    '8': {
      title: 'The fate of commanders',
      text: [
        'After every battle but a defeat as many mortality chits are drawn as units were lost. They touch only those in command: the commander, and the master of horse beside a dictator.'
      ]
    },
    '81': {
      title: 'Barbarian raids',
      text: ['The governor of a province that raiders overrun draws as many chits as the coloured die shows.']
    },
    '82': {
      title: 'Captivity',
      text: [
        'Who is hit by the last of several chits is captured instead. His ransom is {ransom.least} talents, or {ransom.each} for each point of his influence if that is more. He pays it himself, or his faction’s treasury does, at the beginning of any phase. If his war is won before, he dies; a captive of raiders must be paid for before the next forum phase.'
      ]
    },
    '9': {
      title: 'Several armies',
      text: [
        'Armies sent to the same war fight one after another. After a stalemate, a standoff or a disaster the disaster and standoff numbers of that war no longer count in this year.'
      ]
    }
  }
}
