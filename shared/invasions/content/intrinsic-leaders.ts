import type { IntrinsicLeader } from './content-schema.ts'

/** III.C: unnamed leaders: a Rex for each nation that starts Barbarian, a general for each that starts Civilised. */
export const intrinsicLeaders = [
  {
    id: 'caesar-west',
    nation: 'romans',
    title: 'Caesar',
    rank: 'general',
    combat: 1,
    stacking: 2,
    administration: 0,
    diplomacy: 0,
    campaign: 1,
    provenance: { source: 'rulebook', section: 'III.C' }
  },
  {
    id: 'caesar-east',
    nation: 'byzantines',
    title: 'Caesar',
    rank: 'general',
    combat: 1,
    stacking: 2,
    administration: 0,
    diplomacy: 0,
    campaign: 1,
    provenance: { source: 'rulebook', section: 'III.C' }
  },
  {
    id: 'satrap',
    nation: 'persians',
    title: 'Satrap',
    rank: 'general',
    combat: 1,
    stacking: 2,
    administration: 0,
    diplomacy: 0,
    campaign: 1,
    provenance: { source: 'rulebook', section: 'III.C' }
  },
  {
    id: 'dux-britons',
    nation: 'britons',
    title: 'Dux',
    rank: 'general',
    combat: 1,
    stacking: 2,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: {
      source: 'ours',
      why: 'Successors of Rome begin as Kingdoms, so they have a general (III.C).'
    }
  },
  {
    id: 'dux-gallo-romans',
    nation: 'gallo-romans',
    title: 'Dux',
    rank: 'general',
    combat: 1,
    stacking: 2,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: {
      source: 'ours',
      why: 'Successors of Rome begin as Kingdoms, so they have a general (III.C).'
    }
  },
  {
    id: 'dux-cappadocians',
    nation: 'cappadocians',
    title: 'Dux',
    rank: 'general',
    combat: 1,
    stacking: 2,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: {
      source: 'ours',
      why: 'Successors of Rome begin as Kingdoms, so they have a general (III.C).'
    }
  },
  {
    id: 'rex-alamanni',
    nation: 'alamanni',
    title: 'Rex',
    rank: 'king',
    combat: 1,
    stacking: 2,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: { source: 'rulebook', section: 'XX ex. 4' }
  },
  {
    id: 'rex-angles',
    nation: 'angles',
    title: 'Rex',
    rank: 'king',
    combat: 1,
    stacking: 2,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: { source: 'rulebook', section: 'III.C' }
  },
  {
    id: 'rex-bavarians',
    nation: 'bavarians',
    title: 'Rex',
    rank: 'king',
    combat: 1,
    stacking: 2,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: { source: 'rulebook', section: 'III.C' }
  },
  {
    id: 'rex-burgundians',
    nation: 'burgundians',
    title: 'Rex',
    rank: 'king',
    combat: 1,
    stacking: 2,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: { source: 'rulebook', section: 'III.C' }
  },
  {
    id: 'rex-franks',
    nation: 'franks',
    title: 'Rex',
    rank: 'king',
    combat: 1,
    stacking: 2,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: { source: 'rulebook', section: 'III.C' }
  },
  {
    id: 'rex-gepids',
    nation: 'gepids',
    title: 'Rex',
    rank: 'king',
    combat: 1,
    stacking: 2,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: { source: 'rulebook', section: 'III.C' }
  },
  {
    id: 'rex-heruls',
    nation: 'heruls',
    title: 'Rex',
    rank: 'king',
    combat: 1,
    stacking: 2,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: { source: 'rulebook', section: 'III.C' }
  },
  {
    id: 'rex-jutes',
    nation: 'jutes',
    title: 'Rex',
    rank: 'king',
    combat: 1,
    stacking: 2,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: { source: 'rulebook', section: 'III.C' }
  },
  {
    id: 'rex-lombards',
    nation: 'lombards',
    title: 'Rex',
    rank: 'king',
    combat: 1,
    stacking: 2,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: { source: 'rulebook', section: 'III.C' }
  },
  {
    id: 'rex-ostrogoths',
    nation: 'ostrogoths',
    title: 'Rex',
    rank: 'king',
    combat: 1,
    stacking: 2,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: { source: 'rulebook', section: 'III.C' }
  },
  {
    id: 'rex-saxons',
    nation: 'saxons',
    title: 'Rex',
    rank: 'king',
    combat: 1,
    stacking: 2,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: { source: 'rulebook', section: 'III.C' }
  },
  {
    id: 'rex-suebi',
    nation: 'suebi',
    title: 'Rex',
    rank: 'king',
    combat: 1,
    stacking: 2,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: { source: 'rulebook', section: 'III.C' }
  },
  {
    id: 'rex-vandals',
    nation: 'vandals',
    title: 'Rex',
    rank: 'king',
    combat: 1,
    stacking: 2,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: { source: 'rulebook', section: 'III.C' }
  },
  {
    id: 'rex-visigoths',
    nation: 'visigoths',
    title: 'Rex',
    rank: 'king',
    combat: 1,
    stacking: 2,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: { source: 'rulebook', section: 'III.C' }
  },
  {
    id: 'rex-alans',
    nation: 'alans',
    title: 'Rex',
    rank: 'king',
    combat: 1,
    stacking: 2,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: { source: 'rulebook', section: 'III.C' }
  },
  {
    id: 'rex-avars',
    nation: 'avars',
    title: 'Rex',
    rank: 'king',
    combat: 1,
    stacking: 2,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: { source: 'rulebook', section: 'III.C' }
  },
  {
    id: 'rex-hephthalites',
    nation: 'hephthalites',
    title: 'Rex',
    rank: 'king',
    combat: 1,
    stacking: 2,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: { source: 'rulebook', section: 'III.C' }
  },
  {
    id: 'rex-huns',
    nation: 'huns',
    title: 'Rex',
    rank: 'king',
    combat: 1,
    stacking: 2,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: { source: 'rulebook', section: 'III.C' }
  },
  {
    id: 'rex-khazars',
    nation: 'khazars',
    title: 'Rex',
    rank: 'king',
    combat: 1,
    stacking: 2,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: { source: 'rulebook', section: 'III.C' }
  },
  {
    id: 'rex-kushites',
    nation: 'kushites',
    title: 'Rex',
    rank: 'king',
    combat: 1,
    stacking: 2,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: { source: 'rulebook', section: 'III.C' }
  },
  {
    id: 'rex-scots',
    nation: 'scots',
    title: 'Rex',
    rank: 'king',
    combat: 1,
    stacking: 2,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: { source: 'rulebook', section: 'III.C' }
  },
  {
    id: 'rex-anglo-saxons',
    nation: 'anglo-saxons',
    title: 'Rex',
    rank: 'king',
    combat: 1,
    stacking: 2,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: { source: 'ours', why: 'The Bretwalda in years without a famous one.' }
  },
  {
    id: 'rex-arabs',
    nation: 'arabs',
    title: 'Rex',
    rank: 'king',
    combat: 0,
    stacking: 1,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: {
      source: 'ours',
      why: 'A chieftain who only defends: no combat bonus, a small one to stacking.'
    }
  },
  {
    id: 'rex-berbers',
    nation: 'berbers',
    title: 'Rex',
    rank: 'king',
    combat: 0,
    stacking: 1,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: {
      source: 'ours',
      why: 'A chieftain who only defends: no combat bonus, a small one to stacking.'
    }
  },
  {
    id: 'rex-blemmyes',
    nation: 'blemmyes',
    title: 'Rex',
    rank: 'king',
    combat: 0,
    stacking: 1,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: {
      source: 'ours',
      why: 'A chieftain who only defends: no combat bonus, a small one to stacking.'
    }
  },
  {
    id: 'rex-hibernians',
    nation: 'hibernians',
    title: 'Rex',
    rank: 'king',
    combat: 0,
    stacking: 1,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: {
      source: 'ours',
      why: 'A chieftain who only defends: no combat bonus, a small one to stacking.'
    }
  },
  {
    id: 'rex-picts',
    nation: 'picts',
    title: 'Rex',
    rank: 'king',
    combat: 0,
    stacking: 1,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: {
      source: 'ours',
      why: 'A chieftain who only defends: no combat bonus, a small one to stacking.'
    }
  },
  {
    id: 'rex-vikings',
    nation: 'vikings',
    title: 'Rex',
    rank: 'king',
    combat: 0,
    stacking: 1,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: {
      source: 'ours',
      why: 'A chieftain who only defends: no combat bonus, a small one to stacking.'
    }
  },
  {
    id: 'rex-aesti',
    nation: 'aesti',
    title: 'Rex',
    rank: 'king',
    combat: 0,
    stacking: 1,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: {
      source: 'ours',
      why: 'A chieftain who only defends: no combat bonus, a small one to stacking.'
    }
  },
  {
    id: 'rex-sclaveni',
    nation: 'sclaveni',
    title: 'Rex',
    rank: 'king',
    combat: 0,
    stacking: 1,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: {
      source: 'ours',
      why: 'A chieftain who only defends: no combat bonus, a small one to stacking.'
    }
  },
  {
    id: 'rex-venedae',
    nation: 'venedae',
    title: 'Rex',
    rank: 'king',
    combat: 0,
    stacking: 1,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: {
      source: 'ours',
      why: 'A chieftain who only defends: no combat bonus, a small one to stacking.'
    }
  },
  {
    id: 'rex-armenians',
    nation: 'armenians',
    title: 'Rex',
    rank: 'king',
    combat: 0,
    stacking: 2,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: {
      source: 'ours',
      why: 'A chieftain who only defends: no combat bonus, a small one to stacking.'
    }
  },
  {
    id: 'rex-colchians',
    nation: 'colchians',
    title: 'Rex',
    rank: 'king',
    combat: 0,
    stacking: 1,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: {
      source: 'ours',
      why: 'A chieftain who only defends: no combat bonus, a small one to stacking.'
    }
  },
  {
    id: 'rex-iberians',
    nation: 'iberians',
    title: 'Rex',
    rank: 'king',
    combat: 0,
    stacking: 1,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: {
      source: 'ours',
      why: 'A chieftain who only defends: no combat bonus, a small one to stacking.'
    }
  },
  {
    id: 'rex-mauritanians',
    nation: 'mauritanians',
    title: 'Rex',
    rank: 'king',
    combat: 0,
    stacking: 1,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: {
      source: 'ours',
      why: 'A chieftain who only defends: no combat bonus, a small one to stacking.'
    }
  },
  {
    id: 'rex-ghassanids',
    nation: 'ghassanids',
    title: 'Rex',
    rank: 'king',
    combat: 0,
    stacking: 1,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: {
      source: 'ours',
      why: 'A chieftain who only defends: no combat bonus, a small one to stacking.'
    }
  },
  {
    id: 'rex-lakhmids',
    nation: 'lakhmids',
    title: 'Rex',
    rank: 'king',
    combat: 0,
    stacking: 1,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: {
      source: 'ours',
      why: 'A chieftain who only defends: no combat bonus, a small one to stacking.'
    }
  },
  {
    id: 'rex-euskaldunes',
    nation: 'euskaldunes',
    title: 'Rex',
    rank: 'king',
    combat: 0,
    stacking: 1,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: {
      source: 'ours',
      why: 'A chieftain who only defends: no combat bonus, a small one to stacking.'
    }
  },
  {
    id: 'rex-sardinians',
    nation: 'sardinians',
    title: 'Rex',
    rank: 'king',
    combat: 0,
    stacking: 1,
    administration: 0,
    diplomacy: 0,
    campaign: 0,
    provenance: {
      source: 'ours',
      why: 'A chieftain who only defends: no combat bonus, a small one to stacking.'
    }
  }
] as const satisfies readonly IntrinsicLeader[]
