import type { Inks } from './inks.ts';
import type { SubjectName } from './subject-name.ts';
import * as bathroom from './subjects/bathroom.ts';
import * as club from './subjects/club.ts';
import * as desks from './subjects/desks.ts';
import * as dog from './subjects/dog.ts';
import * as lesson from './subjects/lesson.ts';
import * as restaurant from './subjects/restaurant.ts';
import * as training from './subjects/training.ts';

/**
 * Draws a subject on the plane, in a client's inks. It uses no other colour, so that the beam can
 * show it lit and, with other inks, in the dark.
 */
export type Subject = (inks: Inks) => string;

/** Every subject by the name that content uses. */
export const subjects: Readonly<Record<SubjectName, Subject>> = {
  bath: bathroom.bath,
  shower: bathroom.shower,
  tap: bathroom.tap,
  tiling: bathroom.tiling,
  rubble: bathroom.rubble,
  plan: bathroom.plan,
  'clamped-phone': bathroom.clampedPhone,
  towels: bathroom.towels,
  'dog-face': dog.dogFace,
  'dog-at-door': dog.dogAtDoor,
  'tight-lead': dog.tightLead,
  biscuit: dog.biscuit,
  'five-dogs': dog.fiveDogs,
  bus: dog.bus,
  bale: dog.bale,
  shirt: club.shirt,
  'old-shirt': club.oldShirt,
  collar: club.collar,
  hoop: club.hoop,
  crowd: club.crowd,
  parcels: club.parcels,
  'score-sheet': club.scoreSheet,
  'tip-off': club.tipOff,
  'front-desk': desks.frontDesk,
  'empty-desk': desks.emptyDesk,
  clock: desks.clock,
  bell: desks.bell,
  'post-room': desks.postRoom,
  'town-hall': desks.townHall,
  signing: desks.signing,
  plate: restaurant.plate,
  pan: restaurant.pan,
  pie: restaurant.pie,
  pass: restaurant.pass,
  glasses: restaurant.glasses,
  'window-table': restaurant.windowTable,
  'gym-door': training.gymDoor,
  trainers: training.trainers,
  coach: training.coach,
  kettlebell: training.kettlebell,
  barbell: training.barbell,
  locker: training.locker,
  graph: lesson.graph,
  'laptop-lesson': lesson.laptopLesson,
  teacher: lesson.teacher,
  'set-square': lesson.setSquare,
  marking: lesson.marking,
  tick: lesson.tick,
};
