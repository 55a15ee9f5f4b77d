import type { TextOfEach } from '../../data/by-id.ts'
import type { TECHNOLOGY_ROWS } from '../../data/technologies.ts'

/** The published names of the technologies. */
export const technologyNames = {
  'enviro-compensator': 'Enviro Compensator',
  'sarween-tools': 'Sarween Tools',
  'micro-technology': 'Micro Technology',
  'nano-technology': 'Nano Technology',
  'integrated-economy': 'Integrated Economy',
  'graviton-laser-system': 'Graviton Laser System',
  'transit-diodes': 'Transit Diodes',
  'stasis-capsules': 'Stasis Capsules',
  cybernetics: 'Cybernetics',
  'neural-motivator': 'Neural Motivator',
  'gen-synthesis': 'Gen Synthesis',
  'dacxive-animators': 'Dacxive Animators',
  'hyper-metabolism': 'Hyper Metabolism',
  'x89-bacterial-weapon': 'X-89 Bacterial Weapon',
  'antimass-deflectors': 'Antimass Deflectors',
  'xrd-transporters': 'XRD Transporters',
  'type-iv-drive': 'Type IV Drive',
  'advanced-fighters': 'Advanced Fighters',
  'light-wave-deflector': 'Light/Wave Deflector',
  'maneuvering-jets': 'Maneuvering Jets',
  'fleet-logistics': 'Fleet Logistics',
  'hylar-v-assault-laser': 'Hylar V Assault Laser',
  'automated-defense-turrets': 'Automated Defense Turrets',
  'deep-space-cannon': 'Deep Space Cannon',
  'war-sun': 'War Sun',
  'magen-defense-grid': 'Magen Defense Grid',
  'assault-cannon': 'Assault Cannon',
  'graviton-negator': 'Graviton Negator',
} satisfies TextOfEach<typeof TECHNOLOGY_ROWS>
