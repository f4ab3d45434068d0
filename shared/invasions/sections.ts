/** The lettered sections of the rulebook's chapters V to XXXI, with titles of our own. */
export const chapters = [
  { chapter: 'V', title: 'Set-up, scoring, victory', sections: ['Set-up', 'Scoring', 'Winning'] },
  {
    chapter: 'VI',
    title: 'The state of nations',
    sections: [
      'Status and age',
      'Inactive nations',
      'Raiding nations',
      'Barbarians age',
      'Civilised nations age',
      'Heresies age',
      'Order of activation',
      'Barbarians',
      'Nomads',
      'Kingdoms',
      'Empires'
    ]
  },
  {
    chapter: 'VII',
    title: 'Becoming a Kingdom',
    sections: ['In general', 'By choice', 'By force', 'The young Kingdom']
  },
  { chapter: 'VIII', title: 'Becoming an Empire', sections: ['In general', 'By force', 'The young Empire'] },
  {
    chapter: 'IX',
    title: 'Reinforcements',
    sections: [
      'In general',
      'Displacement',
      'Leaders',
      'Barbarian units',
      'Kingdoms and Empires',
      'Federates and vassals',
      'Vanished nations'
    ]
  },
  { chapter: 'X', title: 'Events', sections: ['In general', 'Event cards', 'Raids', 'Caravans'] },
  {
    chapter: 'XI',
    title: 'Raids',
    sections: [
      'In general',
      'Raiding nations',
      'Barbarian nations',
      'How a raid goes',
      'What a raid brings',
      'Plunder markers',
      'Raiders who settle'
    ]
  },
  {
    chapter: 'XII',
    title: 'Control',
    sections: ['In general', 'Provinces', 'Areas', 'Friendly, neutral, hostile']
  },
  {
    chapter: 'XIII',
    title: 'Administration',
    sections: ['Barbarians', 'Kingdoms and Empires', 'The cards', 'Procedure', 'What a card does']
  },
  {
    chapter: 'XIV',
    title: 'Income',
    sections: [
      'Limits of the treasury',
      'Cities',
      'Barbarians',
      'Kingdoms',
      'Empires',
      'Other income',
      'Revolts, heresies, decline',
      'Net income',
      'Recovery from sack',
      'Bankruptcy',
      'Collapse'
    ]
  },
  { chapter: 'XV', title: 'Purchases', sections: ['Barbarians', 'Civilised nations', 'Dated units'] },
  {
    chapter: 'XVI',
    title: 'Revolts',
    sections: [
      'In general',
      'Who places a revolt',
      'The Area',
      'The province',
      'Effects of a revolt',
      'Suppression'
    ]
  },
  { chapter: 'XVII', title: 'Stacking', sections: ['In general', 'Limits', 'Special cases'] },
  {
    chapter: 'XVIII',
    title: 'Movement',
    sections: [
      'In general',
      'Capacity',
      'Where movement ends',
      'Dropping and picking up',
      'Overrun',
      'Forced passage',
      'Migration of a horde',
      'Invasions',
      'The Roman limites',
      'Straits',
      'Special cases'
    ]
  },
  { chapter: 'XIX', title: 'Reactions', sections: ['Interception', 'Flight'] },
  {
    chapter: 'XX',
    title: 'Battle',
    sections: [
      'In general',
      'Battle dice',
      'Tactical advantages',
      'Missile round',
      'Leaders and re-rolls',
      'The dice pool',
      'Exchanged dice',
      'Combat round',
      'Victory',
      'Fall of leaders',
      'Recovery',
      'Retreat'
    ]
  },
  {
    chapter: 'XXI',
    title: 'Advanced battle',
    sections: [
      'In general',
      'Tactical advantages',
      'Missile round',
      'Leaders and re-rolls',
      'Modifiers',
      'Combat rounds',
      'Victory',
      'Fall of leaders',
      'Recovery',
      'Retreat'
    ]
  },
  { chapter: 'XXII', title: 'Campaigns', sections: ['In general', 'Movement'] },
  {
    chapter: 'XXIII',
    title: 'Fortified cities',
    sections: ['In general', 'What walls give', 'Building walls', 'Cities without walls']
  },
  {
    chapter: 'XXIV',
    title: 'Sieges',
    sections: ['In general', 'Terror', 'The siege', 'Sack', 'Razing walls']
  },
  {
    chapter: 'XXV',
    title: 'The sea',
    sections: [
      'Fleets',
      'Naval interception',
      'Naval battle',
      'Transport',
      'Amphibious landings',
      'Blocking a strait'
    ]
  },
  { chapter: 'XXVI', title: 'Alliances', sections: ['In general', 'Mechanics'] },
  {
    chapter: 'XXVII',
    title: 'Clients',
    sections: ['Client states', 'The client’s mercenary', 'Recovery', 'Release']
  },
  {
    chapter: 'XXVIII',
    title: 'Foedus',
    sections: [
      'In general',
      'Making a Foedus',
      'The federate’s mercenary',
      'The federator',
      'The federate',
      'Several Foedera',
      'Breaking a Foedus'
    ]
  },
  {
    chapter: 'XXIX',
    title: 'Submission',
    sections: [
      'In general',
      'Submitting Barbarians',
      'Submitting a Kingdom',
      'The vassal’s mercenary',
      'The suzerain',
      'The vassal',
      'Freedom'
    ]
  },
  {
    chapter: 'XXX',
    title: 'Diplomacy',
    sections: [
      'In general',
      'Alliance',
      'Treaty',
      'Marriage',
      'Tribute',
      'Foedus',
      'Corruption',
      'Mercenary',
      'Nothing'
    ]
  },
  {
    chapter: 'XXXI',
    title: 'Religion',
    sections: ['Religions', 'Conversion to Catholicism', 'Heresies']
  }
] as const

export interface Section {
  readonly id: string
  readonly title: string
}

export const sections: readonly Section[] = chapters.flatMap(({ chapter, title, sections: titles }) =>
  titles.map((name, index) => ({
    id: `${chapter}.${String.fromCharCode(65 + index)}`,
    title: `${title}: ${name}`
  }))
)
