import { lines } from "./phrases.ts";

/** Short whole reviews of those who write in other languages. */
export interface OtherPhrases {
  readonly locale: string;
  readonly good: readonly string[];
  readonly bad: readonly string[];
  readonly firstNames: readonly string[];
  readonly lastNames: readonly string[];
  readonly countries: readonly string[];
}

const other = (locale: string, good: string, bad: string, firstNames: string, lastNames: string, countries: readonly string[]): OtherPhrases => ({
  locale,
  good: lines(good),
  bad: lines(bad),
  firstNames: firstNames.split(" "),
  lastNames: lastNames.split(" "),
  countries,
});

export const otherLanguages: readonly OtherPhrases[] = [
  other(
    "es_ES",
    `Una experiencia inolvidable, volveremos seguro.
    Las vistas son impresionantes y todo muy bien organizado.
    Puntualidad suiza y personal encantador.
    Perfecto para ir con niños.
    Lo mejor de nuestro viaje a Suiza.
    El guía hablaba despacio y se le entendía todo.
    Reservamos la noche anterior sin problema.
    Vale cada franco.
    Llevad ropa de abrigo, incluso en agosto.
    Precioso, aunque había algo de niebla.`,
    `Demasiada gente y muy caro.
    Esperábamos más por ese precio.
    Nos tocó niebla y no vimos nada.`,
    "Lucía Pablo Carmen Javier Marta Diego Ana Sergio",
    "García Fernández López Martínez Ruiz Moreno Castro Vega",
    ["ES", "ES", "MX", "AR", "CL"],
  ),
  other(
    "nl_NL",
    `Prachtig uitzicht en heel vriendelijk personeel.
    Echt een aanrader voor het hele gezin.
    Alles stipt op tijd.
    De kinderen praten er nog steeds over.
    Mooiste dag van onze vakantie.
    Goed geregeld, geen rij.
    Duur maar elke cent waard.
    Vroeg gaan, dan heb je het rijk alleen.
    De gids wist echt alles.
    Heerlijk rustig op een doordeweekse dag.`,
    `Veel te druk en te duur.
    Helaas alleen mist gezien.
    Lang wachten ondanks reservering.`,
    "Sanne Daan Lotte Bram Femke Jeroen Anouk Thijs",
    "de Vries Jansen Bakker Visser Smit Mulder Bos Dekker".replace("de Vries", "Vries"),
    ["NL", "NL", "BE"],
  ),
  other(
    "ja_JP",
    `景色が本当に素晴らしかったです。
    スタッフの方がとても親切でした。
    時間通りで安心しました。
    天気に恵まれて最高の一日でした。
    子どもたちも大喜びでした。
    朝一番がおすすめです。
    スマホのチケットで簡単に入れました。
    寒いので上着を忘れずに。
    ガイドさんの説明が分かりやすかったです。
    また必ず来たいと思います。`,
    `霧で何も見えませんでした。
    値段のわりに短かったです。
    混んでいて少し残念でした。`,
    "美咲 健太 由美 大輔 さくら 翔 陽子 拓也",
    "佐藤 鈴木 高橋 田中 伊藤 渡辺 山本 中村",
    ["JP"],
  ),
  other(
    "ko_KR",
    `경치가 정말 아름다웠어요.
    직원분들이 친절했습니다.
    예약이 간편해서 좋았어요.
    아이들과 함께 가기 좋습니다.
    스위스 여행 중 최고의 하루였어요.
    아침 일찍 가는 것을 추천합니다.
    날씨가 좋아서 더 멋졌어요.
    따뜻한 옷을 꼭 챙기세요.
    가이드 설명이 재미있었어요.
    다시 오고 싶습니다.`,
    `안개 때문에 아무것도 못 봤어요.
    가격에 비해 짧았습니다.
    사람이 너무 많았어요.`,
    "지우 민준 서연 도윤 하은 준호 수빈 현우",
    "김 이 박 최 정 강 조 윤",
    ["KR"],
  ),
  other(
    "zh_CN",
    `风景非常壮观，值得一去。
    工作人员很友好，服务周到。
    准时出发，体验很好。
    孩子们玩得特别开心。
    手机扫码就能进，很方便。
    建议早上去，人少光线好。
    瑞士之行最难忘的一天。
    山上很冷，记得带外套。
    导游讲得很有意思。
    下次还会再来。`,
    `雾太大，什么都没看到。
    价格偏高，时间太短。
    人太多，排队很久。`,
    "伟 芳 娜 敏 静 磊 洋 婷",
    "王 李 张 刘 陈 杨 赵 黄",
    ["CN", "CN", "SG", "TW"],
  ),
  other(
    "ar_AE",
    `منظر رائع لا يُنسى.
    الموظفون لطفاء جداً والتنظيم ممتاز.
    تجربة جميلة مع العائلة.
    الحجز كان سهلاً وسريعاً.
    أفضل يوم في رحلتنا إلى سويسرا.
    أنصح بالذهاب في الصباح الباكر.
    الأطفال كانوا سعداء جداً.
    المكان نظيف والخدمة سريعة.`,
    `الضباب حجب كل شيء.
    السعر مرتفع والمدة قصيرة.`,
    "محمد فاطمة أحمد نورة خالد مريم سعيد ليلى",
    "المنصوري الهاشمي الشامسي الكعبي السويدي النعيمي",
    ["AE", "AE", "SA", "QA", "KW"],
  ),
];
