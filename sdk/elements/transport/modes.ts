import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Bus, CableCar, Ship, TrainFront, TramFront, TrainFrontTunnel, TrainTrack, type IconNode } from "lucide";
import type { PlaceKind, PtMode } from "../../contracts/transport.ts";

interface Mode {
  readonly icon: IconNode;
  readonly word: MessageDescriptor;
}

/** What calls at a place: an icon and a word. */
export const placeKindModes: Readonly<Record<PlaceKind, Mode>> = {
  train: { icon: TrainFront, word: msg`Station` },
  metro: { icon: TrainFrontTunnel, word: msg`Metro stop` },
  tram: { icon: TramFront, word: msg`Tram stop` },
  bus: { icon: Bus, word: msg`Bus stop` },
  boat: { icon: Ship, word: msg`Landing stage` },
  cable_car: { icon: CableCar, word: msg`Cable car station` },
  funicular: { icon: TrainTrack, word: msg`Funicular station` },
};

export const modeIcons: Readonly<Record<PtMode, IconNode>> = {
  TRAIN: TrainFront,
  MOUNTAIN_TRAIN: TrainTrack,
  UNDERGROUND: TrainFrontTunnel,
  TRAM: TramFront,
  BUS: Bus,
  SHIP: Ship,
  CABLE_CAR: CableCar,
  FUNICULAR: TrainTrack,
};
