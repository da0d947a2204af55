// Made by scripts/manifest.mjs from the calls of src/api; run it after changing one.
interface components {
    schemas: {
        /** @description Text; numbers are read as text. */
        Text: string | number;
        /** @description true or false, 1 or 0, "1" or "0". */
        Flag: boolean | number | ("0" | "1");
        /** @description A whole number from 0, also as text. */
        Count: number | string;
        /** @description An amount of the currency as a decimal, such as 12.5 or "12.50"; two decimals count. */
        Amount: number | string;
        /** @description UTC milliseconds, or an ISO 8601 date with its offset. */
        Instant: number | string;
        Game: {
            /** @description Id of the game, unique on the platform. */
            nodeId: components["schemas"]["Text"];
            /** @description Code of its vendor. */
            vassalage: components["schemas"]["Text"];
            /** @description Code of the game at its vendor; with the vendor it makes its address. */
            gameCode: components["schemas"]["Text"];
            /** @description Code of its category: RNG (slots), LIVE, FISH, PVP (card games), SPORTS, ESPORTS, COCKFIGHT, LOTT or ELOTT have an icon; any other works too. In capitals. */
            gameType: components["schemas"]["Text"];
            /** @default  */
            gameClassify?: components["schemas"]["Text"] | null;
            gameName: components["schemas"]["Text"];
            /** @default  */
            nodeName?: components["schemas"]["Text"] | null;
            /**
             * @description Least bet; where no game of a list says it, the list cannot be narrowed by it.
             * @default 0
             */
            minBet?: components["schemas"]["Amount"];
            /**
             * @description Least number of lines; as with the least bet.
             * @default 0
             */
            minLineNum?: components["schemas"]["Count"];
            /** @default false */
            isHot?: components["schemas"]["Flag"];
            /** @default  */
            showIcon?: components["schemas"]["Text"] | null;
            /** @default  */
            iconUrl?: components["schemas"]["Text"] | null;
            /**
             * @description 0 offers a free trial, by the call that starts one; anything else does not.
             * @default 1
             */
            supportPlay?: components["schemas"]["Text"];
            /**
             * @description VASSALAGE where a press opens the vendor’s list of games in place of the game.
             * @default
             */
            isGame?: components["schemas"]["Text"] | null;
            /** @default false */
            maintenance?: components["schemas"]["Flag"];
            /** @default false */
            fbLaunch?: components["schemas"]["Flag"];
            /** @default  */
            vendorName?: components["schemas"]["Text"] | null;
        };
        Switch: {
            modId: components["schemas"]["Text"];
            enabled: components["schemas"]["Flag"];
            /** @default [] */
            childrenNodes?: components["schemas"]["Switch"][];
        };
        AccountEventsAnswer: {
            address: components["schemas"]["Text"];
        };
        AnswerOfMemberBindingStartPOST: {
            /**
             * @description Minutes until another may be sent.
             * @default 1
             */
            expiry?: components["schemas"]["Count"];
            /**
             * @description Masked.
             * @default
             */
            to?: components["schemas"]["Text"] | null;
            id: components["schemas"]["Text"];
            /**
             * @description A code of what is bound now is asked for too; `oldTo`: where it was sent, masked, empty for an authenticator.
             * @default false
             */
            needsOld?: components["schemas"]["Flag"];
            /** @default  */
            oldTo?: components["schemas"]["Text"] | null;
            /**
             * @description Of a new authenticator: its key, and the address that its QR code holds.
             * @default
             */
            secret?: components["schemas"]["Text"] | null;
            /** @default  */
            address?: components["schemas"]["Text"] | null;
        };
        AnswerOfMemberBindingSendPOST: {
            /**
             * @description Minutes until another may be sent.
             * @default 1
             */
            expiry?: components["schemas"]["Count"];
            /**
             * @description Masked.
             * @default
             */
            to?: components["schemas"]["Text"] | null;
        };
        AnswerOfMemberBindingPOST: {
            withdrawalsRestUntil?: components["schemas"]["Instant"] | null;
        };
        AnswerOfMemberProofSendPOST: {
            /**
             * @description Minutes until another may be sent.
             * @default 1
             */
            expiry?: components["schemas"]["Count"];
            /**
             * @description Masked.
             * @default
             */
            to?: components["schemas"]["Text"] | null;
        };
        ChatModelsAnswer: {
            list: {
                id: components["schemas"]["Text"];
                name: components["schemas"]["Text"];
                /** @default  */
                csType?: components["schemas"]["Text"] | null;
                /** @default  */
                description?: components["schemas"]["Text"] | null;
            }[];
        };
        ChatLaunchAnswer: {
            chatUrl: string;
            /** @default  */
            session?: components["schemas"]["Text"] | null;
        };
        AnswerOfRelayCBSChatUnreadPOST: {
            count: number;
        };
        AnswerOfSystemCountryCodeGET: {
            list: {
                countryCode: components["schemas"]["Text"];
                countryDialingCode: components["schemas"]["Text"];
                /** @default  */
                name?: components["schemas"]["Text"] | null;
            }[];
        };
        FeedbackSettingAnswer: {
            minWords: components["schemas"]["Count"];
            maxWords: components["schemas"]["Count"];
            imageMaxBytes: components["schemas"]["Count"];
            imageMaxCount: components["schemas"]["Count"];
        };
        AnswerOfFeedbackPUT: {
            id: components["schemas"]["Text"];
        };
        FeedbackListAnswer: {
            list: {
                id: components["schemas"]["Text"];
                /** @enum {string} */
                questionType: "deposit" | "withdrawal" | "game" | "customer-service" | "application" | "other";
                content: string;
                /** @default [] */
                images?: string[];
                createdAt: components["schemas"]["Instant"];
                /** @default  */
                reply?: components["schemas"]["Text"] | null;
                repliedAt?: components["schemas"]["Instant"] | null;
            }[];
            /** @default 1 */
            totalPages?: components["schemas"]["Count"];
        };
        AnswerOfSessionHandoverPOST: {
            code: components["schemas"]["Text"];
            expiresIn: number;
        };
        MemberAnswer: {
            id: components["schemas"]["Text"];
            account: components["schemas"]["Text"];
            /** @default  */
            nickname?: components["schemas"]["Text"] | null;
            /** @description 0 a member; 1, 2, 41 or 42 an agent; 4 a trial account. */
            type: string | number;
            /** @default false */
            hasVip?: components["schemas"]["Flag"];
            /** @default  */
            vipLabelName?: components["schemas"]["Text"] | null;
            /** @default 0 */
            vipRankLevel?: components["schemas"]["Count"];
            /** @default 0 */
            availablePromoCount?: components["schemas"]["Count"];
            /** @default false */
            firstTimeLogin?: components["schemas"]["Flag"];
            /** @default false */
            mustChangePassword?: components["schemas"]["Flag"];
            /** @default  */
            uplineAccount?: components["schemas"]["Text"] | null;
            /** @default  */
            language?: components["schemas"]["Text"] | null;
        };
        IconAnswer: {
            /** @default  */
            url?: components["schemas"]["Text"] | null;
        };
        UnreadAnswer: {
            count: components["schemas"]["Count"];
        };
        ConsolidatedAnswer: {
            /** @default 0 */
            divtypereq?: components["schemas"]["Count"];
            /** @default 0 */
            dailysalreqtype?: components["schemas"]["Count"];
            /** @default 0 */
            contracthoursalreq?: components["schemas"]["Count"];
            /** @default 0 */
            realtimesalreqtype?: components["schemas"]["Count"];
        };
        AnswerOfMemberPasswordPOST: {
            /** @default  */
            token?: components["schemas"]["Text"] | null;
        };
        Done: Record<string, never>;
        MessagesAnswer: {
            list: {
                id: components["schemas"]["Text"];
                /** @enum {string} */
                kind: "new_mail" | "deposit_arrival" | "deposit_failed" | "withdrawal_approved" | "withdrawal_rejected" | "withdrawal_repaid" | "withdrawal_refused" | "name_changed" | "referral_bonus" | "red_envelope" | "red_envelope_returned" | "contract" | "promotion_issued" | "promotion_rejected" | "redeem_approved" | "redeem_rejected" | "feedback_answered" | "transfer_in" | "bet_voided";
                /** @default  */
                title?: components["schemas"]["Text"] | null;
                /** @default  */
                content?: components["schemas"]["Text"] | null;
                createdAt: components["schemas"]["Instant"];
                /** @default false */
                isRead?: components["schemas"]["Flag"];
            }[];
            /** @default 0 */
            total?: components["schemas"]["Count"];
            /** @default 1 */
            totalPages?: components["schemas"]["Count"];
        };
        LoginAnswer: {
            /** @default  */
            token?: components["schemas"]["Text"] | null;
            /** @default false */
            firstTimeLogin?: components["schemas"]["Flag"];
            /** @default false */
            passwordExpired?: components["schemas"]["Flag"];
            /** @default false */
            passwordDefault?: components["schemas"]["Flag"];
            verification?: {
                id: components["schemas"]["Text"];
                methods: string[];
            } | null;
        };
        CaptchaAnswer: {
            id: components["schemas"]["Text"];
            /** @default  */
            image?: components["schemas"]["Text"] | null;
        };
        AnswerOfMemberPasswordEmailPOST: {
            /** @default 15 */
            expiry?: components["schemas"]["Count"];
        };
        AnswerOfMemberPasswordEmailLinkPOST: {
            good: boolean;
        };
        ProfileAnswer: {
            /** @description By the names of the registration's fields; what was never given is empty. */
            fields: {
                [key: string]: components["schemas"]["Text"] | null;
            };
            /** @default  */
            avatarUrl?: components["schemas"]["Text"] | null;
            /** @default [] */
            avatars?: string[];
            registeredAt?: components["schemas"]["Instant"];
            /**
             * @description Fields that only the operator changes any more.
             * @default []
             */
            locked?: string[];
            /**
             * @description What a first Zalo number brings; 0: nothing.
             * @default 0
             */
            zaloBonus?: components["schemas"]["Amount"];
        };
        RegisterRulesAnswer: {
            rules: {
                field: components["schemas"]["Text"];
                enabled: components["schemas"]["Flag"];
                required: components["schemas"]["Flag"];
                /**
                 * @description Source of a regular expression for the whole value, or `*`; untrusted, and never run without a bound (VAL-01, VAL-02).
                 * @default *
                 */
                acceptedPattern?: string;
                minLength: components["schemas"]["Count"];
                maxLength: components["schemas"]["Count"];
                /** @description 0 to 20: which message tells what is wrong (VAL-05). */
                patternId: components["schemas"]["Count"];
            }[];
            /** @default 18 */
            minAge?: components["schemas"]["Count"];
        };
        SecurityAnswer: {
            passwordChangedAt?: components["schemas"]["Instant"];
            /**
             * @description False for an account from a provider or a number alone.
             * @default true
             */
            hasPassword?: components["schemas"]["Flag"];
            hasPaymentPassword: components["schemas"]["Flag"];
            /**
             * @description Empty when none is kept; recovery believes only what is confirmed.
             * @default
             */
            email?: components["schemas"]["Text"] | null;
            /** @default false */
            emailConfirmed?: components["schemas"]["Flag"];
            /** @default  */
            mobile?: components["schemas"]["Text"] | null;
            /** @default false */
            mobileConfirmed?: components["schemas"]["Flag"];
            /** @default false */
            hasAuthenticator?: components["schemas"]["Flag"];
            /**
             * @description By what the owner can prove to be it: password, paymentPassword, email, mobile, or a provider's name; the plainest first.
             * @default [
             *       "password"
             *     ]
             */
            ownerWays?: components["schemas"]["Text"][];
            /** @description Withdrawals rest after a change of what protects the account; `restHours`: for how long, 0 for not at all. */
            withdrawalsRestUntil?: components["schemas"]["Instant"] | null;
            /** @default 0 */
            restHours?: components["schemas"]["Count"];
            /**
             * @description From where the account has signed in, newest first.
             * @default []
             */
            addresses?: {
                ip: components["schemas"]["Text"];
                registeredAt: components["schemas"]["Instant"];
                /** @default false */
                isThis?: components["schemas"]["Flag"];
            }[];
        };
        SocialStartAnswer: {
            url: string;
            state: components["schemas"]["Text"];
        };
        AnswerOfSessionLoginSocialPOST: {
            /** @default  */
            token?: components["schemas"]["Text"] | null;
            /** @default false */
            firstTimeLogin?: components["schemas"]["Flag"];
            /** @default false */
            passwordExpired?: components["schemas"]["Flag"];
            /** @default false */
            passwordDefault?: components["schemas"]["Flag"];
            verification?: {
                id: components["schemas"]["Text"];
                methods: string[];
            } | null;
            consent?: {
                name: string;
                minAge: number;
            };
        };
        AnswerOfVerificationSmsNoLoginPOST: {
            /** @default 1 */
            expiry?: components["schemas"]["Count"];
        };
        AnswerOfVerificationSmsRegisterPOST: {
            /** @default 1 */
            expiry?: components["schemas"]["Count"];
        };
        ProofAnswer: {
            id: components["schemas"]["Text"];
            challenge: {
                /** @constant */
                algorithm: "PBKDF2/SHA-256";
                nonce: string;
                salt: string;
                cost: number | string;
                keyLength: number | string;
                keyPrefix: string;
            };
            /** @description Attempts that it can take at most. */
            most: number | string;
        };
        SliderAnswer: {
            id: components["schemas"]["Text"];
            /** @description data: URLs of PNGs: the picture with a gap, and the piece that fits it. */
            picture: string;
            piece: string;
            /** @description Pixels of the picture: its size, the piece's edge, and the piece's distance from the top. */
            width: components["schemas"]["Count"];
            height: components["schemas"]["Count"];
            pieceSize: components["schemas"]["Count"];
            y: components["schemas"]["Count"];
            /** @constant */
            kind?: "slider";
        };
        AnswerOfCaptchaSliderPOST: {
            result: components["schemas"]["Text"];
        };
        AnswerOfSessionLoginVerificationSendPOST: {
            /** @default 1 */
            expiry?: components["schemas"]["Count"];
            /** @default  */
            to?: components["schemas"]["Text"] | null;
        };
        AnswerOfPhoneSendPOST: {
            phoneSession: components["schemas"]["Text"];
            /** @default 1 */
            expiry?: components["schemas"]["Count"];
        };
        AnswerOfPhoneVerifyPOST: {
            firebaseIdToken: components["schemas"]["Text"];
            /** @default  */
            firebaseChannel?: components["schemas"]["Text"] | null;
        };
        VipInfoAnswer: {
            level: components["schemas"]["Count"];
            label: components["schemas"]["Text"];
            stake: components["schemas"]["Amount"];
            ranks: {
                level: components["schemas"]["Count"];
                label: components["schemas"]["Text"];
                need: components["schemas"]["Amount"];
                /** @default 0 */
                bonus?: components["schemas"]["Amount"];
                /**
                 * @description Whether its bonus waits, was taken, or is still to be reached; none where it has none.
                 * @enum {string}
                 */
                status: "none" | "locked" | "claimable" | "claimed";
            }[];
        };
        AnnouncementsAnswer: {
            /** @default [] */
            banners?: {
                id: components["schemas"]["Text"];
                groupName: components["schemas"]["Text"];
                url: string;
                /** @default  */
                title?: components["schemas"]["Text"] | null;
                /** @enum {string} */
                linkageType?: "GAME" | "CATEGORY" | "PROMOTION" | "PAGE" | "URL" | "";
                /** @default  */
                linkage?: components["schemas"]["Text"] | null;
                /** @description Code of the title's language, where it may be another than the reader's. */
                lang?: string;
            }[];
            /** @default [] */
            player?: {
                id: components["schemas"]["Text"];
                title: components["schemas"]["Text"];
                /** @default  */
                content?: components["schemas"]["Text"] | null;
                /** @default  */
                execution?: components["schemas"]["Text"] | null;
                lang?: string;
            }[];
            /** @default [] */
            popup?: {
                id: components["schemas"]["Text"];
                title: components["schemas"]["Text"];
                /** @default  */
                content?: components["schemas"]["Text"] | null;
                /** @default  */
                execution?: components["schemas"]["Text"] | null;
                lang?: string;
            }[];
            /** @default [] */
            promotion?: {
                id: components["schemas"]["Text"];
                title: components["schemas"]["Text"];
                /** @default  */
                content?: components["schemas"]["Text"] | null;
                /** @default  */
                execution?: components["schemas"]["Text"] | null;
                lang?: string;
            }[];
        };
        BlogAnswer: {
            list: {
                id: components["schemas"]["Text"];
                /** @default  */
                lang?: components["schemas"]["Text"] | null;
                title: components["schemas"]["Text"];
                /** @default  */
                summary?: components["schemas"]["Text"] | null;
                body: string;
                /** @default  */
                imageUrl?: components["schemas"]["Text"] | null;
                publishedAt: components["schemas"]["Instant"];
            }[];
        };
        DomainRouteAnswer: {
            list: (string | {
                domain: string;
                /** @enum {string} */
                kind: "main" | "mirror" | "agent";
            })[];
        };
        RepresentativeAnswer: {
            official: components["schemas"]["Flag"];
        };
        GameListAnswer: {
            games: components["schemas"]["Game"][];
            totalPages: components["schemas"]["Count"];
            /** @default 0 */
            total?: components["schemas"]["Count"];
        };
        HotGamesAnswer: {
            list: components["schemas"]["Game"][];
        };
        VendorsAnswer: {
            data: {
                lanes: {
                    /** @description Title that the player reads, in the language that was asked for. */
                    gameCategory: components["schemas"]["Text"];
                    /**
                     * @description Code of the language that the title is in, such as EN, where it may be another than that.
                     * @default
                     */
                    lang?: components["schemas"]["Text"] | null;
                    /**
                     * @description Code of the category, such as RNG, as its games have it.
                     * @default
                     */
                    gameType?: components["schemas"]["Text"] | null;
                    /** @default [] */
                    vendors?: {
                        vassalage: components["schemas"]["Text"];
                        displayName: components["schemas"]["Text"];
                        /**
                         * @description Address of its logo.
                         * @default
                         */
                        lagerIcon?: components["schemas"]["Text"] | null;
                        gameType: components["schemas"]["Text"];
                        /**
                         * @description VASSALAGE where a press opens its list of games.
                         * @default
                         */
                        isGame?: components["schemas"]["Text"] | null;
                        /**
                         * @description The vendor’s own lobby as a game, where it has one.
                         * @default
                         */
                        nodeId?: components["schemas"]["Text"] | null;
                        /** @default  */
                        gameCode?: components["schemas"]["Text"] | null;
                        /** @default false */
                        maintenance?: components["schemas"]["Flag"];
                    }[];
                    /** @default [] */
                    gameClassify?: {
                        name: components["schemas"]["Text"];
                        /** @default  */
                        lang?: components["schemas"]["Text"] | null;
                        /** @default  */
                        code?: components["schemas"]["Text"] | null;
                        /** @default [] */
                        vendors?: components["schemas"]["Text"][];
                    }[];
                }[];
            };
        };
        VassalGameTypesAnswer: {
            list: components["schemas"]["Text"][];
        };
        LaunchAnswer: {
            /** @description Address of the game, on a host of the status' launchGameCDNs or, where it names none, on the API's own; any other is refused with bad-launch-url. */
            url: string;
            /**
             * @description frame: within the page, whose frames the game must allow (`frame-ancestors`); window: in a window of its own.
             * @default frame
             * @enum {string}
             */
            mode?: "frame" | "window";
        };
        RecentAnswer: {
            list: components["schemas"]["Game"][];
            totalPages: components["schemas"]["Count"];
        };
        FavouritesAnswer: {
            value: {
                nodeId: components["schemas"]["Text"];
                vendor: components["schemas"]["Text"];
                gameType: components["schemas"]["Text"];
            }[];
        };
        FavouriteGamesAnswer: {
            content: components["schemas"]["Game"][];
            totalPages: components["schemas"]["Count"];
        };
        FixturesAnswer: {
            serverTime: components["schemas"]["Instant"];
            list: {
                fixtureId: components["schemas"]["Text"];
                /** @default  */
                title?: components["schemas"]["Text"] | null;
                home: components["schemas"]["Text"];
                away: components["schemas"]["Text"];
                startsAt: components["schemas"]["Instant"];
                homeScore?: components["schemas"]["Count"] | null;
                awayScore?: components["schemas"]["Count"] | null;
                /** @default  */
                clock?: components["schemas"]["Text"] | null;
                /** @default [] */
                prices?: {
                    pick: components["schemas"]["Text"];
                    odds: number;
                }[];
                game: components["schemas"]["Game"];
            }[];
        };
        GameMenuAnswer: {
            serverTime: components["schemas"]["Instant"];
            gameMenus: {
                gameGroupCode: components["schemas"]["Text"];
                title: components["schemas"]["Text"];
                /** @default  */
                lang?: components["schemas"]["Text"] | null;
            }[];
            games: {
                gameCode: components["schemas"]["Text"];
                gameGroupCode: components["schemas"]["Text"];
                gameName: components["schemas"]["Text"];
                nodeId: components["schemas"]["Text"];
                vassalage: components["schemas"]["Text"];
                /** @default  */
                vendorName?: components["schemas"]["Text"] | null;
                /** @default  */
                gameType?: components["schemas"]["Text"] | null;
                /** @default  */
                showIcon?: components["schemas"]["Text"] | null;
                /** @default false */
                maintenance?: components["schemas"]["Flag"];
                /** @default  */
                numberRule?: components["schemas"]["Text"] | null;
                /** @default 0 */
                drawEverySeconds?: components["schemas"]["Count"];
                /** @default  */
                issueNo?: components["schemas"]["Text"] | null;
                closesAt?: components["schemas"]["Instant"] | null;
            }[];
            numberRules: {
                code: components["schemas"]["Text"];
                /** @enum {string} */
                kind: "digits" | "dice" | "race" | "balls" | "loto";
                count: components["schemas"]["Count"];
                plays: {
                    code: components["schemas"]["Text"];
                    /**
                     * @description `positions`: digits for each place; `choose`: some numbers, `count` to a line; `options`: each a line.
                     * @enum {string}
                     */
                    shape: "positions" | "choose" | "options";
                    count: components["schemas"]["Count"];
                    /** @description The most numbers that a `choose` play takes. */
                    most: components["schemas"]["Count"];
                    choices: components["schemas"]["Text"][];
                    prizes: {
                        /** @default  */
                        when?: components["schemas"]["Text"] | null;
                        odds: number;
                    }[];
                    /** @description 0 to 1. */
                    returnToPlayer: number;
                    maxStake: components["schemas"]["Amount"];
                }[];
            }[];
            minStake: components["schemas"]["Amount"];
            maxLines: components["schemas"]["Count"];
        };
        LotteryRecentAnswer: {
            serverTime: components["schemas"]["Instant"];
            games: {
                gameCode: components["schemas"]["Text"];
                gameGroupCode: components["schemas"]["Text"];
                gameName: components["schemas"]["Text"];
                nodeId: components["schemas"]["Text"];
                vassalage: components["schemas"]["Text"];
                /** @default  */
                vendorName?: components["schemas"]["Text"] | null;
                /** @default  */
                gameType?: components["schemas"]["Text"] | null;
                /** @default  */
                showIcon?: components["schemas"]["Text"] | null;
                /** @default false */
                maintenance?: components["schemas"]["Flag"];
                /** @default  */
                numberRule?: components["schemas"]["Text"] | null;
                /** @default 0 */
                drawEverySeconds?: components["schemas"]["Count"];
                /** @default  */
                issueNo?: components["schemas"]["Text"] | null;
                closesAt?: components["schemas"]["Instant"] | null;
            }[];
        };
        OpenedGameAnswer: {
            serverTime: components["schemas"]["Instant"];
            gameCode: components["schemas"]["Text"];
            current?: {
                issueNo: components["schemas"]["Text"];
                closesAt: components["schemas"]["Instant"];
                /** @default  */
                seedHash?: components["schemas"]["Text"] | null;
            } | null;
            list: {
                issueNo: components["schemas"]["Text"];
                closesAt: components["schemas"]["Instant"];
                numbers: components["schemas"]["Text"][];
                /** @default  */
                seedHash?: components["schemas"]["Text"] | null;
                /** @default  */
                serverSeed?: components["schemas"]["Text"] | null;
            }[];
            total: components["schemas"]["Count"];
            totalPages: components["schemas"]["Count"];
        };
        OpenedNumbersAnswer: {
            serverTime: components["schemas"]["Instant"];
            list: {
                gameCode: components["schemas"]["Text"];
                issueNo: components["schemas"]["Text"];
                closesAt: components["schemas"]["Instant"];
                numbers: components["schemas"]["Text"][];
            }[];
        };
        AnswerOfGameLaunchGamePOST: {
            /** @description Address of the game, on a host of the status' launchGameCDNs or, where it names none, on the API's own; any other is refused with bad-launch-url. */
            url: string;
            /** @default  */
            backUrl?: components["schemas"]["Text"] | null;
            /**
             * @description frame: within the page, whose frames the game must allow (`frame-ancestors`); window: in a window of its own.
             * @enum {unknown}
             */
            mode?: "frame" | "window";
        };
        LotteryBetAnswer: {
            bet: {
                betId: components["schemas"]["Text"];
                gameCode: components["schemas"]["Text"];
                /** @default  */
                gameName?: components["schemas"]["Text"] | null;
                issueNo: components["schemas"]["Text"];
                play: components["schemas"]["Text"];
                selection: components["schemas"]["Text"];
                lines: components["schemas"]["Count"];
                unitStake: components["schemas"]["Amount"];
                stake: components["schemas"]["Amount"];
                payout?: components["schemas"]["Amount"] | null;
                /** @enum {string} */
                status: "open" | "settled" | "cancelled";
                /** @default [] */
                numbers?: components["schemas"]["Text"][];
                placedAt: components["schemas"]["Instant"];
                closesAt: components["schemas"]["Instant"];
                /** @description What each prize of the bet pays, as a factor of the stake. */
                odds?: {
                    when?: string;
                    odds?: number;
                }[];
                /** @description When it was settled. */
                settledAt?: components["schemas"]["Instant"] | null;
            };
            balance: components["schemas"]["Amount"];
        };
        LotteryBetsAnswer: {
            serverTime: components["schemas"]["Instant"];
            list: {
                betId: components["schemas"]["Text"];
                gameCode: components["schemas"]["Text"];
                /** @default  */
                gameName?: components["schemas"]["Text"] | null;
                issueNo: components["schemas"]["Text"];
                play: components["schemas"]["Text"];
                selection: components["schemas"]["Text"];
                lines: components["schemas"]["Count"];
                unitStake: components["schemas"]["Amount"];
                stake: components["schemas"]["Amount"];
                payout?: components["schemas"]["Amount"] | null;
                /** @enum {string} */
                status: "open" | "settled" | "cancelled";
                /** @default [] */
                numbers?: components["schemas"]["Text"][];
                placedAt: components["schemas"]["Instant"];
                closesAt: components["schemas"]["Instant"];
                /** @description What each prize of the bet pays, as a factor of the stake. */
                odds?: {
                    when?: string;
                    odds?: number;
                }[];
                /** @description When it was settled. */
                settledAt?: components["schemas"]["Instant"] | null;
            }[];
            total: components["schemas"]["Count"];
            totalPages: components["schemas"]["Count"];
        };
        RoomsAnswer: {
            list: {
                id: components["schemas"]["Text"];
                name: components["schemas"]["Text"];
                minStake: components["schemas"]["Amount"];
                seats: components["schemas"]["Count"];
                players: components["schemas"]["Count"];
                /** @description Code of the vendor. */
                vassalage?: components["schemas"]["Text"];
            }[];
        };
        BoardAnswer: {
            list: {
                customerName: string;
                winAmount: components["schemas"]["Amount"];
                gameName: string;
                /** @default  */
                iconUrl?: components["schemas"]["Text"] | null;
                settledAt?: components["schemas"]["Instant"];
                /** @description Id of the game. */
                nodeId?: components["schemas"]["Text"];
            }[];
        };
        WinnersAnswer: {
            list: {
                customerName: string;
                winAmount: components["schemas"]["Amount"];
                gameName: string;
                /** @default  */
                iconUrl?: components["schemas"]["Text"] | null;
                /** @description Id of the game. */
                nodeId?: components["schemas"]["Text"];
                /** @description When it was settled. */
                settledAt?: components["schemas"]["Instant"] | null;
            }[];
        };
        BonusesAnswer: {
            list: {
                id: components["schemas"]["Text"];
                /** @description activity, mission, vip, referral, redeem, points_convert, rebate, red_envelope, or a word of the platform's own. */
                source: components["schemas"]["Text"];
                /**
                 * @description What it was for, in the language that was asked for.
                 * @default
                 */
                title?: components["schemas"]["Text"] | null;
                amount: components["schemas"]["Amount"];
                /** @enum {string} */
                status: "credited" | "taken_back";
                createdAt: components["schemas"]["Instant"];
            }[];
            /** @default 0 */
            total?: components["schemas"]["Count"];
            /** @default 1 */
            totalPages?: components["schemas"]["Count"];
            /**
             * @description Of the whole range and source, not of the page alone.
             * @default 0
             */
            amount?: components["schemas"]["Amount"];
            /**
             * @description What the range has, whatever is chosen.
             * @default []
             */
            sources?: string[];
        };
        CreditAnswer: {
            /** @default 0 */
            opening?: components["schemas"]["Amount"];
            /** @default 0 */
            closing?: components["schemas"]["Amount"];
            /** @default 0 */
            deposit?: components["schemas"]["Amount"];
            /** @default 0 */
            withdrawal?: components["schemas"]["Amount"];
            /** @default 0 */
            transfer?: components["schemas"]["Amount"];
            /** @default 0 */
            bonus?: components["schemas"]["Amount"];
            /** @default 0 */
            rebate?: components["schemas"]["Amount"];
            /** @default 0 */
            bet?: components["schemas"]["Amount"];
            /** @default 0 */
            other?: components["schemas"]["Amount"];
            /** @default 0 */
            change?: components["schemas"]["Amount"];
            list: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
                /** @default 0 */
                deposit?: components["schemas"]["Amount"];
                /** @default 0 */
                withdrawal?: components["schemas"]["Amount"];
                /** @default 0 */
                transfer?: components["schemas"]["Amount"];
                /** @default 0 */
                bonus?: components["schemas"]["Amount"];
                /** @default 0 */
                rebate?: components["schemas"]["Amount"];
                /** @default 0 */
                bet?: components["schemas"]["Amount"];
                /** @default 0 */
                other?: components["schemas"]["Amount"];
                /** @default 0 */
                change?: components["schemas"]["Amount"];
            }[];
        };
        DepositMethodsAnswer: {
            list: {
                id: components["schemas"]["Text"];
                /** @enum {string} */
                kind: "instant" | "bank" | "ewallet" | "chain";
                name: string;
                /** @default  */
                hint?: components["schemas"]["Text"] | null;
                /**
                 * @description Code of the language that both are in, such as EN.
                 * @default
                 */
                lang?: components["schemas"]["Text"] | null;
                /** @default  */
                payTo?: components["schemas"]["Text"] | null;
                /** @default  */
                payToName?: components["schemas"]["Text"] | null;
                min: components["schemas"]["Amount"];
                max: components["schemas"]["Amount"];
                /** @default 0 */
                feePermille?: components["schemas"]["Count"];
                arrivesAfter?: components["schemas"]["Count"] | null;
                /** @default false */
                takesProof?: components["schemas"]["Flag"];
            }[];
        };
        DepositOrderAnswer: {
            order: {
                id: components["schemas"]["Text"];
                reference: components["schemas"]["Text"];
                methodId: components["schemas"]["Text"];
                methodName: string;
                /**
                 * @description Code of the language that the name is in, such as EN.
                 * @default
                 */
                lang?: components["schemas"]["Text"] | null;
                /**
                 * @description Number or address of the account to pay to, and whose it is.
                 * @default
                 */
                payTo?: components["schemas"]["Text"] | null;
                /** @default  */
                payToName?: components["schemas"]["Text"] | null;
                amount: components["schemas"]["Amount"];
                fee: components["schemas"]["Amount"];
                /**
                 * @description What becomes of the fee: it comes back with a withdrawal that is confirmed (due), with one that waits for that (open), has come back, or is lost.
                 * @default due
                 * @enum {string}
                 */
                feeRefund?: "none" | "due" | "open" | "credited" | "forfeited";
                /** @enum {string} */
                status: "pending" | "arrived" | "failed";
                /** @default  */
                reason?: components["schemas"]["Text"] | null;
                /** @default  */
                proofUrl?: components["schemas"]["Text"] | null;
                createdAt: components["schemas"]["Instant"];
                dueAt?: components["schemas"]["Instant"] | null;
                settledAt?: components["schemas"]["Instant"] | null;
            };
        };
        DepositListAnswer: {
            list: {
                id: components["schemas"]["Text"];
                reference: components["schemas"]["Text"];
                methodId: components["schemas"]["Text"];
                methodName: string;
                /**
                 * @description Code of the language that the name is in, such as EN.
                 * @default
                 */
                lang?: components["schemas"]["Text"] | null;
                /**
                 * @description Number or address of the account to pay to, and whose it is.
                 * @default
                 */
                payTo?: components["schemas"]["Text"] | null;
                /** @default  */
                payToName?: components["schemas"]["Text"] | null;
                amount: components["schemas"]["Amount"];
                fee: components["schemas"]["Amount"];
                /**
                 * @description What becomes of the fee: it comes back with a withdrawal that is confirmed (due), with one that waits for that (open), has come back, or is lost.
                 * @default due
                 * @enum {string}
                 */
                feeRefund?: "none" | "due" | "open" | "credited" | "forfeited";
                /** @enum {string} */
                status: "pending" | "arrived" | "failed";
                /** @default  */
                reason?: components["schemas"]["Text"] | null;
                /** @default  */
                proofUrl?: components["schemas"]["Text"] | null;
                createdAt: components["schemas"]["Instant"];
                dueAt?: components["schemas"]["Instant"] | null;
                settledAt?: components["schemas"]["Instant"] | null;
            }[];
            /** @default 1 */
            totalPages?: components["schemas"]["Count"];
        };
        WalletListAnswer: {
            list: {
                vendor: components["schemas"]["Text"];
                /** @default  */
                displayName?: components["schemas"]["Text"] | null;
                balance: components["schemas"]["Amount"];
            }[];
        };
        AnswerOfRelayGCSWalletTransferPOST: {
            transactionId: components["schemas"]["Text"];
            fromBalance: components["schemas"]["Amount"];
            toBalance: components["schemas"]["Amount"];
        };
        WalletCollectAnswer: {
            collected: components["schemas"]["Amount"];
            balance: components["schemas"]["Amount"];
        };
        UplineTransferAnswer: {
            transactionId: components["schemas"]["Text"];
            balance: components["schemas"]["Amount"];
        };
        PointBalanceAnswer: {
            points: components["schemas"]["Count"];
        };
        PointConfigAnswer: {
            /** @description Bands of a deposit, with the points for each unit of currency. */
            depositRatios: {
                from: components["schemas"]["Amount"];
                to?: components["schemas"]["Amount"] | null;
                ratio: number;
            }[];
            /** @description Bands of points, with the units of currency for each point. */
            convertRatios: {
                from: components["schemas"]["Count"];
                to?: components["schemas"]["Count"] | null;
                ratio: number;
            }[];
        };
        PointRewardAnswer: {
            /** @default 0 */
            deposited?: components["schemas"]["Amount"];
            /**
             * @description Where the last goods were sent.
             * @default null
             */
            delivery?: {
                name: string;
                phone: string;
                address: string;
            } | null;
            list: {
                id: components["schemas"]["Text"];
                name: components["schemas"]["Text"];
                /**
                 * @description Code of the language that the name is in, such as EN.
                 * @default
                 */
                lang?: components["schemas"]["Text"] | null;
                /**
                 * @description Money on the balance, or a thing.
                 * @enum {string}
                 */
                type: "bonus" | "gift";
                /** @default 0 */
                amount?: components["schemas"]["Amount"];
                /** @default 0 */
                amountRequirement?: components["schemas"]["Amount"];
                pointsRequirement: components["schemas"]["Count"];
                quantity: components["schemas"]["Count"];
                /** @enum {string} */
                status: "available" | "sold_out";
                /** @default  */
                imageUrl?: components["schemas"]["Text"] | null;
            }[];
        };
        RedeemListAnswer: {
            list: {
                id: components["schemas"]["Text"];
                /** @default  */
                referenceNo?: components["schemas"]["Text"] | null;
                name: components["schemas"]["Text"];
                /**
                 * @description Code of the language that the name is in, such as EN.
                 * @default
                 */
                lang?: components["schemas"]["Text"] | null;
                /** @enum {string} */
                type: "bonus" | "gift";
                /** @default  */
                imageUrl?: components["schemas"]["Text"] | null;
                /** @default 0 */
                amount?: components["schemas"]["Amount"];
                points: components["schemas"]["Count"];
                /** @enum {string} */
                status: "in_process" | "approved" | "rejected";
                /**
                 * @description The operator's words to the decision.
                 * @default
                 */
                note?: components["schemas"]["Text"] | null;
                appliedAt: components["schemas"]["Instant"];
                decidedAt?: components["schemas"]["Instant"] | null;
                /**
                 * @description Of goods: where they go.
                 * @default null
                 */
                delivery?: {
                    name: string;
                    phone: string;
                    address: string;
                } | null;
            }[];
            /** @default 1 */
            totalPages?: components["schemas"]["Count"];
        };
        PointHistoryAnswer: {
            list: {
                id: components["schemas"]["Text"];
                /** @enum {string} */
                type: "deposit" | "redeem" | "slot_games" | "live_casino" | "sports_betting" | "lottery_ticket" | "pvp_game";
                changedPoints: number | string;
                pointsBalance: components["schemas"]["Count"];
                /** @default  */
                remark?: components["schemas"]["Text"] | null;
                /**
                 * @description Code of the language that the remark is in, such as EN.
                 * @default
                 */
                lang?: components["schemas"]["Text"] | null;
                /** @default  */
                referenceNo?: components["schemas"]["Text"] | null;
                applicationTime: components["schemas"]["Instant"];
            }[];
            /** @default 1 */
            totalPages?: components["schemas"]["Count"];
        };
        RedeemAnswer: {
            request: {
                id: components["schemas"]["Text"];
                /** @default  */
                referenceNo?: components["schemas"]["Text"] | null;
                name: components["schemas"]["Text"];
                /**
                 * @description Code of the language that the name is in, such as EN.
                 * @default
                 */
                lang?: components["schemas"]["Text"] | null;
                /** @enum {string} */
                type: "bonus" | "gift";
                /** @default  */
                imageUrl?: components["schemas"]["Text"] | null;
                /** @default 0 */
                amount?: components["schemas"]["Amount"];
                points: components["schemas"]["Count"];
                /** @enum {string} */
                status: "in_process" | "approved" | "rejected";
                /**
                 * @description The operator's words to the decision.
                 * @default
                 */
                note?: components["schemas"]["Text"] | null;
                appliedAt: components["schemas"]["Instant"];
                decidedAt?: components["schemas"]["Instant"] | null;
                /**
                 * @description Of goods: where they go.
                 * @default null
                 */
                delivery?: {
                    name: string;
                    phone: string;
                    address: string;
                } | null;
            };
            points: components["schemas"]["Count"];
        };
        ConvertPointAnswer: {
            points: components["schemas"]["Count"];
            amount: components["schemas"]["Amount"];
            balance: components["schemas"]["Amount"];
        };
        RebateAnswer: {
            /**
             * @description Name of the account's rank, by which the rates are.
             * @default
             */
            rank?: components["schemas"]["Text"] | null;
            list: {
                gameType: components["schemas"]["Text"];
                validStake: components["schemas"]["Amount"];
                rate: number;
                amount: components["schemas"]["Amount"];
            }[];
            /** @description What can be claimed now. */
            total: components["schemas"]["Amount"];
            /** @default [] */
            history?: {
                id: components["schemas"]["Text"];
                amount: components["schemas"]["Amount"];
                claimedAt: components["schemas"]["Instant"];
                /** @default [] */
                parts?: {
                    gameType: components["schemas"]["Text"];
                    validStake: components["schemas"]["Amount"];
                    rate: number;
                    amount: components["schemas"]["Amount"];
                }[];
            }[];
            /**
             * @description Of the history.
             * @default 1
             */
            totalPages?: components["schemas"]["Count"];
        };
        RebateClaimAnswer: {
            claim: {
                id: components["schemas"]["Text"];
                amount: components["schemas"]["Amount"];
                claimedAt: components["schemas"]["Instant"];
                /** @default [] */
                parts?: {
                    gameType: components["schemas"]["Text"];
                    validStake: components["schemas"]["Amount"];
                    rate: number;
                    amount: components["schemas"]["Amount"];
                }[];
            };
        };
        TransactionsAnswer: {
            list: {
                id: components["schemas"]["Text"];
                type: components["schemas"]["Text"];
                /**
                 * @description MAIN, or the code of the vendor whose wallet it is.
                 * @default
                 */
                wallet?: components["schemas"]["Text"] | null;
                amount: components["schemas"]["Amount"];
                /** @description Of that wallet, afterwards. */
                balance: components["schemas"]["Amount"];
                /** @default  */
                refType?: components["schemas"]["Text"] | null;
                /** @default  */
                refId?: components["schemas"]["Text"] | null;
                createdAt: components["schemas"]["Instant"];
            }[];
            /** @default 0 */
            total?: components["schemas"]["Count"];
            /** @default 1 */
            totalPages?: components["schemas"]["Count"];
            /**
             * @description Of the whole range and type, not of the page alone.
             * @default 0
             */
            income?: components["schemas"]["Amount"];
            /** @default 0 */
            outgoing?: components["schemas"]["Amount"];
            /** @default [] */
            types?: string[];
        };
        BetsAnswer: {
            list: {
                id: components["schemas"]["Text"];
                /** @default  */
                gameName?: components["schemas"]["Text"] | null;
                vassalage: components["schemas"]["Text"];
                /** @default  */
                vendorName?: components["schemas"]["Text"] | null;
                /** @default  */
                gameType?: components["schemas"]["Text"] | null;
                stake: components["schemas"]["Amount"];
                payout: components["schemas"]["Amount"];
                profit: components["schemas"]["Amount"];
                /** @enum {string} */
                status: "open" | "settled" | "cancelled";
                placedAt: components["schemas"]["Instant"];
                /** @description Id of the game. */
                nodeId?: components["schemas"]["Text"] | null;
                /** @description What of the stake counts. */
                validStake?: components["schemas"]["Amount"];
                /** @description When it was settled. */
                settledAt?: components["schemas"]["Instant"] | null;
            }[];
            /** @default 0 */
            total?: components["schemas"]["Count"];
            /** @default 1 */
            totalPages?: components["schemas"]["Count"];
            /** @default 0 */
            stake?: components["schemas"]["Amount"];
            /** @default 0 */
            payout?: components["schemas"]["Amount"];
            /**
             * @description Of settled bets: what they brought beside their stakes.
             * @default 0
             */
            profit?: components["schemas"]["Amount"];
            /**
             * @description What the range has bets of, whatever is chosen.
             * @default []
             */
            gameTypes?: string[];
            /** @default [] */
            vendors?: {
                code: components["schemas"]["Text"];
                name: components["schemas"]["Text"];
            }[];
        };
        ProfitAnswer: {
            list: {
                /** Format: date */
                day: string;
                /** @default  */
                gameType?: components["schemas"]["Text"] | null;
                stake: components["schemas"]["Amount"];
                payout: components["schemas"]["Amount"];
                bonus: components["schemas"]["Amount"];
                rebate: components["schemas"]["Amount"];
                result: components["schemas"]["Amount"];
            }[];
        };
        ReceivedEnvelopesAnswer: {
            list: {
                id: components["schemas"]["Text"];
                sender: components["schemas"]["Text"];
                /** @default  */
                remark?: components["schemas"]["Text"] | null;
                amount?: components["schemas"]["Amount"] | null;
                /** @enum {string} */
                state: "open" | "opened" | "expired";
                createdAt: components["schemas"]["Instant"];
                expiresAt?: components["schemas"]["Instant"] | null;
                openedAt?: components["schemas"]["Instant"] | null;
            }[];
            /** @default 0 */
            total?: components["schemas"]["Count"];
            /** @default 1 */
            totalPages?: components["schemas"]["Count"];
        };
        SentEnvelopesAnswer: {
            list: {
                id: components["schemas"]["Text"];
                /** @default  */
                reference?: components["schemas"]["Text"] | null;
                total: components["schemas"]["Amount"];
                count: components["schemas"]["Count"];
                opened: components["schemas"]["Count"];
                /** @default 0 */
                returned?: components["schemas"]["Amount"];
                /** @default  */
                remark?: components["schemas"]["Text"] | null;
                /** @enum {string} */
                state: "open" | "done" | "returned";
                createdAt: components["schemas"]["Instant"];
                expiresAt?: components["schemas"]["Instant"] | null;
                /** @default [] */
                shares?: {
                    account: components["schemas"]["Text"];
                    amount: components["schemas"]["Amount"];
                    openedAt?: components["schemas"]["Instant"] | null;
                }[];
                /** @description When the last share was opened or went back. */
                endedAt?: components["schemas"]["Instant"] | null;
            }[];
            /** @default 0 */
            total?: components["schemas"]["Count"];
            /** @default 1 */
            totalPages?: components["schemas"]["Count"];
            /** @default {} */
            limits?: {
                /** @default 0 */
                shareMin?: components["schemas"]["Amount"];
                shareMax?: components["schemas"]["Amount"];
                /** @default 0 */
                hours?: components["schemas"]["Count"];
                /** @default 100 */
                most?: components["schemas"]["Count"];
            };
        };
        OpenEnvelopeAnswer: {
            id: components["schemas"]["Text"];
            amount: components["schemas"]["Amount"];
            balance: components["schemas"]["Amount"];
        };
        SendEnvelopeAnswer: {
            id: components["schemas"]["Text"];
            /** @default  */
            reference?: components["schemas"]["Text"] | null;
            count: components["schemas"]["Count"];
            balance: components["schemas"]["Amount"];
        };
        ReceiversAnswer: {
            list: {
                account: components["schemas"]["Text"];
                /** @default  */
                nickname?: components["schemas"]["Text"] | null;
                /** @default 0 */
                type?: components["schemas"]["Count"];
            }[];
            /** @default 0 */
            total?: components["schemas"]["Count"];
            /** @default 1 */
            totalPages?: components["schemas"]["Count"];
        };
        BalanceAnswer: {
            balance: components["schemas"]["Amount"];
            /** @default  */
            currency?: components["schemas"]["Text"] | null;
            /** @default  */
            currencySymbol?: components["schemas"]["Text"] | null;
            /** @default  */
            changes?: components["schemas"]["Text"] | null;
        };
        MerchantWalletAnswer: {
            /** @default false */
            isSingle?: components["schemas"]["Flag"];
        };
        WithdrawConfigAnswer: {
            min: components["schemas"]["Amount"];
            max: components["schemas"]["Amount"];
            phoneDigits: components["schemas"]["Count"];
            receiptMinutes: components["schemas"]["Count"];
            /** @default false */
            hasPaymentPassword?: components["schemas"]["Flag"];
            /** @default  */
            payeeName?: components["schemas"]["Text"] | null;
            /**
             * @description The operator takes receiving addresses in the owner's own name only.
             * @default false
             */
            sameNameOnly?: components["schemas"]["Flag"];
            /** @default  */
            mobileNum?: components["schemas"]["Text"] | null;
            /** @description No withdrawal is taken before: what protects the account was changed. */
            restsUntil?: components["schemas"]["Instant"] | null;
            imageMaxBytes: components["schemas"]["Count"];
            imageMaxCount: components["schemas"]["Count"];
        };
        PayoutAccountsAnswer: {
            list: {
                id: components["schemas"]["Text"];
                /** @enum {string} */
                kind: "bank" | "ewallet" | "chain";
                /** @description Enough of it to know it again. */
                address: string;
                holder: string;
                /**
                 * @description In another name than the account's owner's.
                 * @default false
                 */
                otherName?: components["schemas"]["Flag"];
            }[];
        };
        PayoutAccountAnswer: {
            account: {
                id: components["schemas"]["Text"];
                /** @enum {string} */
                kind: "bank" | "ewallet" | "chain";
                /** @description Enough of it to know it again. */
                address: string;
                holder: string;
                /**
                 * @description In another name than the account's owner's.
                 * @default false
                 */
                otherName?: components["schemas"]["Flag"];
            };
        };
        WithdrawalAnswer: {
            withdrawal: {
                id: components["schemas"]["Text"];
                reference: components["schemas"]["Text"];
                payout: {
                    id: components["schemas"]["Text"];
                    /** @enum {string} */
                    kind: "bank" | "ewallet" | "chain";
                    /** @description Enough of it to know it again. */
                    address: string;
                    holder: string;
                    /**
                     * @description In another name than the account's owner's.
                     * @default false
                     */
                    otherName?: components["schemas"]["Flag"];
                };
                amount: components["schemas"]["Amount"];
                mobileNum: string;
                /** @enum {string} */
                status: "pending" | "approved" | "rejected" | "cancelled";
                /** @default  */
                reason?: components["schemas"]["Text"] | null;
                /** @enum {string} */
                receipt: "none" | "open" | "received" | "partly" | "not_received";
                /** @default  */
                receiptBy?: components["schemas"]["Text"] | null;
                receivedAmount?: components["schemas"]["Amount"] | null;
                remainingAmount?: components["schemas"]["Amount"] | null;
                receiptDueAt?: components["schemas"]["Instant"] | null;
                /** @default 0 */
                refundAmount?: components["schemas"]["Amount"];
                /** @enum {string} */
                refundStatus: "none" | "open" | "credited" | "forfeited";
                /** @default [] */
                proofImages?: string[];
                createdAt: components["schemas"]["Instant"];
                decidedAt?: components["schemas"]["Instant"] | null;
                receiptAt?: components["schemas"]["Instant"] | null;
                /**
                 * @description The owner's words about what did not come.
                 * @default
                 */
                claim?: components["schemas"]["Text"] | null;
                /**
                 * @description Of what came in part or not at all: waits for the cashier, was paid again, or refused.
                 * @enum {string}
                 */
                dispute: "none" | "open" | "paid" | "refused";
                /** @default 0 */
                paidAgain?: components["schemas"]["Amount"];
                settlements: {
                    /** @enum {string} */
                    kind: "paid" | "refused";
                    amount: components["schemas"]["Amount"];
                    /** @default  */
                    words?: components["schemas"]["Text"] | null;
                    at: components["schemas"]["Instant"];
                }[];
            };
        };
        WithdrawalListAnswer: {
            list: {
                id: components["schemas"]["Text"];
                reference: components["schemas"]["Text"];
                payout: {
                    id: components["schemas"]["Text"];
                    /** @enum {string} */
                    kind: "bank" | "ewallet" | "chain";
                    /** @description Enough of it to know it again. */
                    address: string;
                    holder: string;
                    /**
                     * @description In another name than the account's owner's.
                     * @default false
                     */
                    otherName?: components["schemas"]["Flag"];
                };
                amount: components["schemas"]["Amount"];
                mobileNum: string;
                /** @enum {string} */
                status: "pending" | "approved" | "rejected" | "cancelled";
                /** @default  */
                reason?: components["schemas"]["Text"] | null;
                /** @enum {string} */
                receipt: "none" | "open" | "received" | "partly" | "not_received";
                /** @default  */
                receiptBy?: components["schemas"]["Text"] | null;
                receivedAmount?: components["schemas"]["Amount"] | null;
                remainingAmount?: components["schemas"]["Amount"] | null;
                receiptDueAt?: components["schemas"]["Instant"] | null;
                /** @default 0 */
                refundAmount?: components["schemas"]["Amount"];
                /** @enum {string} */
                refundStatus: "none" | "open" | "credited" | "forfeited";
                /** @default [] */
                proofImages?: string[];
                createdAt: components["schemas"]["Instant"];
                decidedAt?: components["schemas"]["Instant"] | null;
                receiptAt?: components["schemas"]["Instant"] | null;
                /**
                 * @description The owner's words about what did not come.
                 * @default
                 */
                claim?: components["schemas"]["Text"] | null;
                /**
                 * @description Of what came in part or not at all: waits for the cashier, was paid again, or refused.
                 * @enum {string}
                 */
                dispute: "none" | "open" | "paid" | "refused";
                /** @default 0 */
                paidAgain?: components["schemas"]["Amount"];
                settlements: {
                    /** @enum {string} */
                    kind: "paid" | "refused";
                    amount: components["schemas"]["Amount"];
                    /** @default  */
                    words?: components["schemas"]["Text"] | null;
                    at: components["schemas"]["Instant"];
                }[];
            }[];
            /** @default 1 */
            totalPages?: components["schemas"]["Count"];
            /** @description The platform's clock, UTC milliseconds. */
            serverTime?: components["schemas"]["Instant"];
        };
        MissionSummaryAnswer: {
            list: {
                id: components["schemas"]["Text"];
                title: components["schemas"]["Text"];
                /** @description Code of the title's language. */
                lang?: string;
                /** @enum {string} */
                metric: "bets" | "stake";
                /**
                 * @description Code of the games that count, empty for all.
                 * @default
                 */
                gameType?: components["schemas"]["Text"] | null;
                /** @enum {string} */
                period: "day" | "week" | "month";
                endsAt: components["schemas"]["Instant"];
                target: number;
                /** @default 0 */
                progress?: number;
                /** @enum {string} */
                rewardKind: "bonus" | "points";
                rewardAmount: number;
                /** @enum {string} */
                status: "running" | "claimable" | "claimed";
            }[];
            now?: components["schemas"]["Instant"];
        };
        LeaderboardAnswer: {
            list: {
                rank: components["schemas"]["Count"];
                customerName: string;
                amount: components["schemas"]["Amount"];
                /** @default false */
                isOwn?: boolean;
            }[];
            own?: {
                rank: components["schemas"]["Count"];
                customerName: string;
                amount: components["schemas"]["Amount"];
                /** @default false */
                isOwn?: boolean;
            } | null;
            now?: components["schemas"]["Instant"];
            endsAt?: components["schemas"]["Instant"];
            /** @enum {unknown} */
            period?: "day" | "week" | "month";
            /** @description Of the period. */
            startsAt?: components["schemas"]["Instant"];
        };
        MissionClaimAnswer: {
            mission: {
                id: components["schemas"]["Text"];
                title: components["schemas"]["Text"];
                /** @description Code of the title's language. */
                lang?: string;
                /** @enum {string} */
                metric: "bets" | "stake";
                /**
                 * @description Code of the games that count, empty for all.
                 * @default
                 */
                gameType?: components["schemas"]["Text"] | null;
                /** @enum {string} */
                period: "day" | "week" | "month";
                endsAt: components["schemas"]["Instant"];
                target: number;
                /** @default 0 */
                progress?: number;
                /** @enum {string} */
                rewardKind: "bonus" | "points";
                rewardAmount: number;
                /** @enum {string} */
                status: "running" | "claimable" | "claimed";
            };
        };
        PromotionListAnswer: {
            list: {
                id: components["schemas"]["Text"];
                /** @default  */
                lang?: components["schemas"]["Text"] | null;
                /** @enum {string} */
                category: "newbie" | "deposit" | "rebate" | "slots" | "live_casino" | "sports" | "card_games" | "fish" | "lotto" | "game" | "ranking" | "points_mall" | "app_download" | "";
                /**
                 * @description Unknown marks are left out.
                 * @default []
                 */
                tags?: string[];
                /** @enum {string} */
                kind: "application" | "sign_in" | "mission" | "event" | "none";
                title: components["schemas"]["Text"];
                /** @default  */
                summary?: components["schemas"]["Text"] | null;
                /** @default  */
                imageUrl?: components["schemas"]["Text"] | null;
                startsAt?: components["schemas"]["Instant"] | null;
                endsAt?: components["schemas"]["Instant"] | null;
                /** @enum {string} */
                state: "open" | "soon" | "closed";
                /** @default 0 */
                rewardAmount?: components["schemas"]["Amount"];
                /**
                 * @description Tickets for the reward centre that come with it.
                 * @enum {string}
                 */
                ticketKind: "egg_ticket" | "red_envelope_ticket" | "prize_wheel_ticket" | "";
                /** @default 0 */
                tickets?: components["schemas"]["Count"];
            }[];
            /** @default 1 */
            totalPages?: components["schemas"]["Count"];
        };
        PromotionAnswer: {
            id: components["schemas"]["Text"];
            /** @default  */
            lang?: components["schemas"]["Text"] | null;
            /** @enum {string} */
            category: "newbie" | "deposit" | "rebate" | "slots" | "live_casino" | "sports" | "card_games" | "fish" | "lotto" | "game" | "ranking" | "points_mall" | "app_download" | "";
            /**
             * @description Unknown marks are left out.
             * @default []
             */
            tags?: string[];
            /** @enum {string} */
            kind: "application" | "sign_in" | "mission" | "event" | "none";
            title: components["schemas"]["Text"];
            /** @default  */
            summary?: components["schemas"]["Text"] | null;
            /** @default  */
            imageUrl?: components["schemas"]["Text"] | null;
            startsAt?: components["schemas"]["Instant"] | null;
            endsAt?: components["schemas"]["Instant"] | null;
            /** @enum {string} */
            state: "open" | "soon" | "closed";
            /** @default 0 */
            rewardAmount?: components["schemas"]["Amount"];
            /**
             * @description Tickets for the reward centre that come with it.
             * @enum {string}
             */
            ticketKind: "egg_ticket" | "red_envelope_ticket" | "prize_wheel_ticket" | "";
            /** @default 0 */
            tickets?: components["schemas"]["Count"];
            /** @default {} */
            limits?: {
                /** @default 140 */
                commentMax?: components["schemas"]["Count"];
                /** @default 3 */
                imageMaxCount?: components["schemas"]["Count"];
                /** @default 5242880 */
                imageMaxBytes?: components["schemas"]["Count"];
            };
            /** @default  */
            content?: components["schemas"]["Text"] | null;
            /** @default false */
            needsComment?: components["schemas"]["Flag"];
            /** @default false */
            needsImages?: components["schemas"]["Flag"];
            mission?: {
                /** @enum {string} */
                metric: "bets" | "stake";
                target: number;
                /** @default  */
                gameType?: components["schemas"]["Text"] | null;
            } | null;
            own?: {
                applicationId: components["schemas"]["Text"];
                promotionId: components["schemas"]["Text"];
                /** @enum {string} */
                status: "applying" | "rejected" | "issued" | "claimed" | "signed" | "process" | "joined";
                /**
                 * @description False for a sign-in of another day.
                 * @default true
                 */
                current?: boolean;
                /** @default  */
                comment?: components["schemas"]["Text"] | null;
                /** @default [] */
                images?: string[];
                /**
                 * @description What the operator says to the decision.
                 * @default
                 */
                note?: components["schemas"]["Text"] | null;
                /** @description : what was promised when it began, where that is another amount than the promotion's of today. */
                rewardAmount?: components["schemas"]["Amount"];
                /**
                 * @description A reward waits to be claimed.
                 * @default false
                 */
                claimable?: components["schemas"]["Flag"];
                createdAt: components["schemas"]["Instant"];
                decidedAt?: components["schemas"]["Instant"] | null;
                claimedAt?: components["schemas"]["Instant"] | null;
                /**
                 * @description How far a mission is, in units of its target.
                 * @default 0
                 */
                progress?: number;
                /**
                 * @description Days signed in so far.
                 * @default 0
                 */
                days?: components["schemas"]["Count"];
            } | null;
            /** @description Of a sign-in: days of the platform's calendar on which the caller has signed; none where the platform does not say. */
            signedDays?: string[] | null;
        };
        ActivityListAnswer: {
            list: {
                applicationId: components["schemas"]["Text"];
                promotionId: components["schemas"]["Text"];
                /** @enum {string} */
                status: "applying" | "rejected" | "issued" | "claimed" | "signed" | "process" | "joined";
                /**
                 * @description False for a sign-in of another day.
                 * @default true
                 */
                current?: boolean;
                /** @default  */
                comment?: components["schemas"]["Text"] | null;
                /** @default [] */
                images?: string[];
                /**
                 * @description What the operator says to the decision.
                 * @default
                 */
                note?: components["schemas"]["Text"] | null;
                /** @description : what was promised when it began, where that is another amount than the promotion's of today. */
                rewardAmount?: components["schemas"]["Amount"];
                /**
                 * @description A reward waits to be claimed.
                 * @default false
                 */
                claimable?: components["schemas"]["Flag"];
                createdAt: components["schemas"]["Instant"];
                decidedAt?: components["schemas"]["Instant"] | null;
                claimedAt?: components["schemas"]["Instant"] | null;
                /**
                 * @description How far a mission is, in units of its target.
                 * @default 0
                 */
                progress?: number;
                /**
                 * @description Days signed in so far.
                 * @default 0
                 */
                days?: components["schemas"]["Count"];
                promotion: {
                    id: components["schemas"]["Text"];
                    /** @default  */
                    lang?: components["schemas"]["Text"] | null;
                    /** @enum {string} */
                    category: "newbie" | "deposit" | "rebate" | "slots" | "live_casino" | "sports" | "card_games" | "fish" | "lotto" | "game" | "ranking" | "points_mall" | "app_download" | "";
                    /**
                     * @description Unknown marks are left out.
                     * @default []
                     */
                    tags?: string[];
                    /** @enum {string} */
                    kind: "application" | "sign_in" | "mission" | "event" | "none";
                    title: components["schemas"]["Text"];
                    /** @default  */
                    summary?: components["schemas"]["Text"] | null;
                    /** @default  */
                    imageUrl?: components["schemas"]["Text"] | null;
                    startsAt?: components["schemas"]["Instant"] | null;
                    endsAt?: components["schemas"]["Instant"] | null;
                    /** @enum {string} */
                    state: "open" | "soon" | "closed";
                    /** @default 0 */
                    rewardAmount?: components["schemas"]["Amount"];
                    /**
                     * @description Tickets for the reward centre that come with it.
                     * @enum {string}
                     */
                    ticketKind: "egg_ticket" | "red_envelope_ticket" | "prize_wheel_ticket" | "";
                    /** @default 0 */
                    tickets?: components["schemas"]["Count"];
                };
            }[];
            /** @default 1 */
            totalPages?: components["schemas"]["Count"];
        };
        ActivityAnswer: {
            own: {
                applicationId: components["schemas"]["Text"];
                promotionId: components["schemas"]["Text"];
                /** @enum {string} */
                status: "applying" | "rejected" | "issued" | "claimed" | "signed" | "process" | "joined";
                /**
                 * @description False for a sign-in of another day.
                 * @default true
                 */
                current?: boolean;
                /** @default  */
                comment?: components["schemas"]["Text"] | null;
                /** @default [] */
                images?: string[];
                /**
                 * @description What the operator says to the decision.
                 * @default
                 */
                note?: components["schemas"]["Text"] | null;
                /** @description : what was promised when it began, where that is another amount than the promotion's of today. */
                rewardAmount?: components["schemas"]["Amount"];
                /**
                 * @description A reward waits to be claimed.
                 * @default false
                 */
                claimable?: components["schemas"]["Flag"];
                createdAt: components["schemas"]["Instant"];
                decidedAt?: components["schemas"]["Instant"] | null;
                claimedAt?: components["schemas"]["Instant"] | null;
                /**
                 * @description How far a mission is, in units of its target.
                 * @default 0
                 */
                progress?: number;
                /**
                 * @description Days signed in so far.
                 * @default 0
                 */
                days?: components["schemas"]["Count"];
            };
        };
        RewardListAnswer: {
            list: {
                id: components["schemas"]["Text"];
                /** @enum {string} */
                kind: "egg_ticket" | "red_envelope_ticket" | "prize_wheel_ticket" | "bonus" | "points" | "activity";
                /** @default  */
                title?: components["schemas"]["Text"] | null;
                /** @description Code of the title's language. */
                lang?: string;
                /** @default 0 */
                amount?: components["schemas"]["Amount"];
                /** @default 0 */
                points?: components["schemas"]["Count"];
                expiresAt?: components["schemas"]["Instant"] | null;
                createdAt?: components["schemas"]["Instant"] | null;
            }[];
        };
        TicketListAnswer: {
            tickets: {
                /** @enum {string} */
                kind: "egg_ticket" | "red_envelope_ticket" | "prize_wheel_ticket";
                count: components["schemas"]["Count"];
                expiresAt?: components["schemas"]["Instant"] | null;
                /** @default [] */
                prizes?: {
                    id: components["schemas"]["Text"];
                    /** @enum {string} */
                    gives: "bonus" | "points" | "nothing";
                    /** @default 0 */
                    amount?: components["schemas"]["Amount"];
                    /** @default 0 */
                    points?: components["schemas"]["Count"];
                    chance: number;
                    left?: components["schemas"]["Count"] | null;
                }[];
            }[];
            /** @default [] */
            draws?: {
                id: components["schemas"]["Text"];
                /** @enum {string} */
                kind: "egg_ticket" | "red_envelope_ticket" | "prize_wheel_ticket";
                prizeId: components["schemas"]["Text"];
                /** @enum {string} */
                gives: "bonus" | "points" | "nothing";
                /** @default 0 */
                amount?: components["schemas"]["Amount"];
                /** @default 0 */
                points?: components["schemas"]["Count"];
                drawnAt: components["schemas"]["Instant"];
            }[];
        };
        ClaimRewardAnswer: {
            reward: {
                id: components["schemas"]["Text"];
                /** @enum {string} */
                kind: "egg_ticket" | "red_envelope_ticket" | "prize_wheel_ticket" | "bonus" | "points" | "activity";
                /** @default  */
                title?: components["schemas"]["Text"] | null;
                /** @description Code of the title's language. */
                lang?: string;
                /** @default 0 */
                amount?: components["schemas"]["Amount"];
                /** @default 0 */
                points?: components["schemas"]["Count"];
                expiresAt?: components["schemas"]["Instant"] | null;
                createdAt?: components["schemas"]["Instant"] | null;
            };
        };
        RaffleAnswer: {
            draw: {
                id: components["schemas"]["Text"];
                /** @enum {string} */
                kind: "egg_ticket" | "red_envelope_ticket" | "prize_wheel_ticket";
                prizeId: components["schemas"]["Text"];
                /** @enum {string} */
                gives: "bonus" | "points" | "nothing";
                /** @default 0 */
                amount?: components["schemas"]["Amount"];
                /** @default 0 */
                points?: components["schemas"]["Count"];
                drawnAt: components["schemas"]["Instant"];
            };
            /** @default 0 */
            ticketsLeft?: components["schemas"]["Count"];
        };
        AffiliateAnswer: {
            code: components["schemas"]["Text"];
        };
        ContractRequestAnswer: {
            request: {
                id: components["schemas"]["Text"];
                contractId: components["schemas"]["Text"];
                /** @enum {string} */
                kind: "dividend" | "daily" | "hour" | "realtime";
                /** @enum {string} */
                type: "new" | "termination";
                /** @enum {string} */
                direction: "received" | "sent";
                /** @description The other side. */
                account: components["schemas"]["Text"];
                /** @enum {string} */
                status: "open" | "accepted" | "rejected";
                /**
                 * @description Of who answered.
                 * @default
                 */
                reason?: components["schemas"]["Text"] | null;
                /** @description `auto`: closed because another contract was accepted or ended, or because the upline took the offer back. */
                answeredBy?: ("account" | "auto" | "operator") | null;
                createdAt: components["schemas"]["Instant"];
                answeredAt?: components["schemas"]["Instant"] | null;
            };
        };
        SalaryRecordsAnswer: {
            list: {
                id: components["schemas"]["Text"];
                contractId: components["schemas"]["Text"];
                /** @description The upline that gives the contract. */
                account: components["schemas"]["Text"];
                from: components["schemas"]["Instant"];
                to: components["schemas"]["Instant"];
                /** @default 0 */
                validBet?: components["schemas"]["Amount"];
                /**
                 * @description What the team has won (above 0) or lost (below 0).
                 * @default 0
                 */
                result?: components["schemas"]["Amount"];
                /** @default 0 */
                activeMembers?: components["schemas"]["Count"];
                /**
                 * @description Valid stakes of bets that won and of bets that lost, of a real-time salary.
                 * @default 0
                 */
                profitBet?: components["schemas"]["Amount"];
                /** @default 0 */
                lossBet?: components["schemas"]["Amount"];
                /** @description Of the tier that was reached; an hourly wage has none. */
                rate?: number | null;
                profitSalaryRate?: number | null;
                lossSalaryRate?: number | null;
                /**
                 * @description Before the fee.
                 * @default 0
                 */
                gross?: components["schemas"]["Amount"];
                /** @default 0 */
                fee?: components["schemas"]["Amount"];
                /**
                 * @description What was paid.
                 * @default 0
                 */
                amount?: components["schemas"]["Amount"];
                /**
                 * @description Why nothing was paid: a minimum not reached, no tier reached, or figures that bring less than a cent.
                 * @enum {string}
                 */
                state: "paid" | "below-minimum" | "no-tier" | "nothing";
                paidAt?: components["schemas"]["Instant"] | null;
            }[];
            /** @default 0 */
            total?: components["schemas"]["Count"];
            /** @default 1 */
            totalPages?: components["schemas"]["Count"];
            /**
             * @description Of the whole range.
             * @default 0
             */
            validBet?: components["schemas"]["Amount"];
            /** @default 0 */
            gross?: components["schemas"]["Amount"];
            /** @default 0 */
            fee?: components["schemas"]["Amount"];
            /** @default 0 */
            amount?: components["schemas"]["Amount"];
        };
        ContractListAnswer: {
            contracts: {
                id: components["schemas"]["Text"];
                /** @enum {string} */
                kind: "dividend" | "daily" | "hour" | "realtime";
                /** @enum {string} */
                direction: "received" | "given";
                account: components["schemas"]["Text"];
                /** @enum {string} */
                period: "daily" | "weekly" | "semimonthly" | "monthly";
                /** @enum {string} */
                status: "offered" | "active" | "rejected" | "terminated";
                /** @default 0 */
                minBetAmount?: components["schemas"]["Amount"];
                /** @default 0 */
                minActiveMembers?: components["schemas"]["Count"];
                /** @default 0 */
                feeRate?: number;
                singleBettingAmount?: components["schemas"]["Amount"] | null;
                profitSalaryRate?: number | null;
                lossSalaryRate?: number | null;
                /** @default [] */
                tiers?: {
                    validBet?: components["schemas"]["Amount"] | null;
                    profitLoss?: components["schemas"]["Amount"] | null;
                    activeMembers?: components["schemas"]["Count"] | null;
                    betAmount?: components["schemas"]["Amount"] | null;
                    rate?: number | null;
                    amount?: components["schemas"]["Amount"] | null;
                }[];
                offeredAt: components["schemas"]["Instant"];
                decidedAt?: components["schemas"]["Instant"] | null;
                terminatedAt?: components["schemas"]["Instant"] | null;
                /** @description Who wished it; `auto`: it followed from another contract. */
                terminatedBy?: ("upline" | "downline" | "auto" | "operator") | null;
                /**
                 * @description Direct downlines whose contract of this kind would end if the account accepted this one, or if this one ended (INV-18, OP-34).
                 * @default []
                 */
                ends?: string[];
                /** @description It says more than its giver has by now, and is paid up to this; `period`: its giver's dividend is settled no more often than so. */
                paidUpTo?: {
                    rate?: number | null;
                    amount?: components["schemas"]["Amount"] | null;
                    profitSalaryRate?: number | null;
                    lossSalaryRate?: number | null;
                    period?: ("daily" | "weekly" | "semimonthly" | "monthly") | null;
                } | null;
            }[];
            requests: {
                id: components["schemas"]["Text"];
                contractId: components["schemas"]["Text"];
                /** @enum {string} */
                kind: "dividend" | "daily" | "hour" | "realtime";
                /** @enum {string} */
                type: "new" | "termination";
                /** @enum {string} */
                direction: "received" | "sent";
                /** @description The other side. */
                account: components["schemas"]["Text"];
                /** @enum {string} */
                status: "open" | "accepted" | "rejected";
                /**
                 * @description Of who answered.
                 * @default
                 */
                reason?: components["schemas"]["Text"] | null;
                /** @description `auto`: closed because another contract was accepted or ended, or because the upline took the offer back. */
                answeredBy?: ("account" | "auto" | "operator") | null;
                createdAt: components["schemas"]["Instant"];
                answeredAt?: components["schemas"]["Instant"] | null;
            }[];
            /** @description Of an agent, by kinds that it receives a contract of; a kind that is missing it cannot offer. Without them the platform does not say. */
            bounds?: {
                /** @enum {string} */
                kind: "dividend" | "daily" | "hour" | "realtime";
                rate?: number | null;
                amount?: components["schemas"]["Amount"] | null;
                profitSalaryRate?: number | null;
                lossSalaryRate?: number | null;
                period?: ("daily" | "weekly" | "semimonthly" | "monthly") | null;
            }[];
        };
        ContractOfferAnswer: {
            contract: {
                id: components["schemas"]["Text"];
                /** @enum {string} */
                kind: "dividend" | "daily" | "hour" | "realtime";
                /** @enum {string} */
                direction: "received" | "given";
                account: components["schemas"]["Text"];
                /** @enum {string} */
                period: "daily" | "weekly" | "semimonthly" | "monthly";
                /** @enum {string} */
                status: "offered" | "active" | "rejected" | "terminated";
                /** @default 0 */
                minBetAmount?: components["schemas"]["Amount"];
                /** @default 0 */
                minActiveMembers?: components["schemas"]["Count"];
                /** @default 0 */
                feeRate?: number;
                singleBettingAmount?: components["schemas"]["Amount"] | null;
                profitSalaryRate?: number | null;
                lossSalaryRate?: number | null;
                /** @default [] */
                tiers?: {
                    validBet?: components["schemas"]["Amount"] | null;
                    profitLoss?: components["schemas"]["Amount"] | null;
                    activeMembers?: components["schemas"]["Count"] | null;
                    betAmount?: components["schemas"]["Amount"] | null;
                    rate?: number | null;
                    amount?: components["schemas"]["Amount"] | null;
                }[];
                offeredAt: components["schemas"]["Instant"];
                decidedAt?: components["schemas"]["Instant"] | null;
                terminatedAt?: components["schemas"]["Instant"] | null;
                /** @description Who wished it; `auto`: it followed from another contract. */
                terminatedBy?: ("upline" | "downline" | "auto" | "operator") | null;
                /**
                 * @description Direct downlines whose contract of this kind would end if the account accepted this one, or if this one ended (INV-18, OP-34).
                 * @default []
                 */
                ends?: string[];
                /** @description It says more than its giver has by now, and is paid up to this; `period`: its giver's dividend is settled no more often than so. */
                paidUpTo?: {
                    rate?: number | null;
                    amount?: components["schemas"]["Amount"] | null;
                    profitSalaryRate?: number | null;
                    lossSalaryRate?: number | null;
                    period?: ("daily" | "weekly" | "semimonthly" | "monthly") | null;
                } | null;
            };
            request: {
                id: components["schemas"]["Text"];
                contractId: components["schemas"]["Text"];
                /** @enum {string} */
                kind: "dividend" | "daily" | "hour" | "realtime";
                /** @enum {string} */
                type: "new" | "termination";
                /** @enum {string} */
                direction: "received" | "sent";
                /** @description The other side. */
                account: components["schemas"]["Text"];
                /** @enum {string} */
                status: "open" | "accepted" | "rejected";
                /**
                 * @description Of who answered.
                 * @default
                 */
                reason?: components["schemas"]["Text"] | null;
                /** @description `auto`: closed because another contract was accepted or ended, or because the upline took the offer back. */
                answeredBy?: ("account" | "auto" | "operator") | null;
                createdAt: components["schemas"]["Instant"];
                answeredAt?: components["schemas"]["Instant"] | null;
            };
        };
        ReferralAnswer: {
            code: components["schemas"]["Text"];
            /**
             * @description Absolute, or a path of the site.
             * @default
             */
            link?: components["schemas"]["Text"] | null;
            bonus: {
                /** @default 0 */
                perFriend?: components["schemas"]["Amount"];
                /** @default 0 */
                depositMin?: components["schemas"]["Amount"];
                /** @default 0 */
                earned?: components["schemas"]["Amount"];
                /** @default 0 */
                rewarded?: components["schemas"]["Count"];
            };
            friends: {
                id: components["schemas"]["Text"];
                name: components["schemas"]["Text"];
                joinedAt: components["schemas"]["Instant"];
                /** @enum {string} */
                state: "joined" | "deposited" | "rewarded";
                /** @default 0 */
                bonus?: components["schemas"]["Amount"];
            }[];
            /** @default 0 */
            total?: components["schemas"]["Count"];
            /** @default 1 */
            totalPages?: components["schemas"]["Count"];
        };
        RegisterLinksAnswer: {
            list: {
                code: components["schemas"]["Text"];
                active: components["schemas"]["Flag"];
                /**
                 * @description Host name on which alone the code is good; empty when it is good everywhere.
                 * @default
                 */
                domain?: components["schemas"]["Text"] | null;
                /**
                 * @description Accounts of the agent's own team that registered with it.
                 * @default 0
                 */
                members?: components["schemas"]["Count"];
                /**
                 * @description Of who registers by it; 0 is a member.
                 * @default 0
                 */
                accountType?: components["schemas"]["Count"];
                rate?: number | null;
                /**
                 * @description Closed by the agent, and not by the operator.
                 * @default false
                 */
                canReopen?: components["schemas"]["Flag"];
            }[];
            /**
             * @default [
             *       0
             *     ]
             */
            accountTypes?: components["schemas"]["Count"][];
            /** @default 0 */
            rateMax?: number;
            /** @default [] */
            domains?: components["schemas"]["Text"][];
            mostOpen?: components["schemas"]["Count"];
        };
        RegisterLinkAnswer: {
            code: components["schemas"]["Text"];
            active: components["schemas"]["Flag"];
            /**
             * @description Host name on which alone the code is good; empty when it is good everywhere.
             * @default
             */
            domain?: components["schemas"]["Text"] | null;
            /**
             * @description Accounts of the agent's own team that registered with it.
             * @default 0
             */
            members?: components["schemas"]["Count"];
            /**
             * @description Of who registers by it; 0 is a member.
             * @default 0
             */
            accountType?: components["schemas"]["Count"];
            rate?: number | null;
            /**
             * @description Closed by the agent, and not by the operator.
             * @default false
             */
            canReopen?: components["schemas"]["Flag"];
        };
        DownlineAnswer: {
            id: components["schemas"]["Text"];
            account: components["schemas"]["Text"];
            /** @default 0 */
            accountType?: components["schemas"]["Count"];
        };
        TeamBetsAnswer: {
            list: {
                account: components["schemas"]["Text"];
                id: components["schemas"]["Text"];
                /** @default  */
                gameName?: components["schemas"]["Text"] | null;
                vassalage: components["schemas"]["Text"];
                /** @default  */
                vendorName?: components["schemas"]["Text"] | null;
                /** @default  */
                gameType?: components["schemas"]["Text"] | null;
                stake: components["schemas"]["Amount"];
                payout: components["schemas"]["Amount"];
                profit: components["schemas"]["Amount"];
                /** @enum {string} */
                status: "open" | "settled" | "cancelled";
                placedAt: components["schemas"]["Instant"];
                /** @description Id of the game. */
                nodeId?: components["schemas"]["Text"] | null;
                /** @description What of the stake counts. */
                validStake?: components["schemas"]["Amount"];
                /** @description When it was settled. */
                settledAt?: components["schemas"]["Instant"] | null;
            }[];
            /** @default 0 */
            total?: components["schemas"]["Count"];
            /** @default 1 */
            totalPages?: components["schemas"]["Count"];
            /** @default 0 */
            stake?: components["schemas"]["Amount"];
            /** @default 0 */
            payout?: components["schemas"]["Amount"];
            /**
             * @description Of settled bets: what they brought beside their stakes.
             * @default 0
             */
            profit?: components["schemas"]["Amount"];
            /**
             * @description What the range has bets of, whatever is chosen.
             * @default []
             */
            gameTypes?: string[];
            /** @default [] */
            vendors?: {
                code: components["schemas"]["Text"];
                name: components["schemas"]["Text"];
            }[];
        };
        TeamEntriesAnswer: {
            list: {
                account: components["schemas"]["Text"];
                id: components["schemas"]["Text"];
                type: components["schemas"]["Text"];
                /**
                 * @description MAIN, or the code of the vendor whose wallet it is.
                 * @default
                 */
                wallet?: components["schemas"]["Text"] | null;
                amount: components["schemas"]["Amount"];
                /** @description Of that wallet, afterwards. */
                balance: components["schemas"]["Amount"];
                /** @default  */
                refType?: components["schemas"]["Text"] | null;
                /** @default  */
                refId?: components["schemas"]["Text"] | null;
                createdAt: components["schemas"]["Instant"];
            }[];
            /** @default 0 */
            total?: components["schemas"]["Count"];
            /** @default 1 */
            totalPages?: components["schemas"]["Count"];
            /**
             * @description Of the whole range and type, not of the page alone.
             * @default 0
             */
            income?: components["schemas"]["Amount"];
            /** @default 0 */
            outgoing?: components["schemas"]["Amount"];
            /** @default [] */
            types?: string[];
        };
        TeamProfitAnswer: {
            /**
             * @description From the agent down to the account whose lines these are.
             * @default []
             */
            path?: {
                account: components["schemas"]["Text"];
                /** @default  */
                nickname?: components["schemas"]["Text"] | null;
                /** @default 0 */
                type?: components["schemas"]["Count"];
            }[];
            list: {
                account: components["schemas"]["Text"];
                /** @default  */
                nickname?: components["schemas"]["Text"] | null;
                /** @default 0 */
                type?: components["schemas"]["Count"];
                /**
                 * @description The opened account by itself, nobody of its team.
                 * @default false
                 */
                isItself?: components["schemas"]["Flag"];
                /**
                 * @description Accounts below it, at any depth.
                 * @default 0
                 */
                members?: components["schemas"]["Count"];
                /** @default 0 */
                stake?: components["schemas"]["Amount"];
                /** @default 0 */
                validStake?: components["schemas"]["Amount"];
                /** @default 0 */
                payout?: components["schemas"]["Amount"];
                /** @default 0 */
                bonus?: components["schemas"]["Amount"];
                /** @default 0 */
                rebate?: components["schemas"]["Amount"];
                /** @default 0 */
                deposits?: components["schemas"]["Amount"];
                /** @default 0 */
                withdrawals?: components["schemas"]["Amount"];
                /** @default 0 */
                result?: components["schemas"]["Amount"];
            }[];
            /** @default 0 */
            total?: components["schemas"]["Count"];
            /** @default 1 */
            totalPages?: components["schemas"]["Count"];
            sums: {
                /** @default 0 */
                stake?: components["schemas"]["Amount"];
                /** @default 0 */
                validStake?: components["schemas"]["Amount"];
                /** @default 0 */
                payout?: components["schemas"]["Amount"];
                /** @default 0 */
                bonus?: components["schemas"]["Amount"];
                /** @default 0 */
                rebate?: components["schemas"]["Amount"];
                /** @default 0 */
                deposits?: components["schemas"]["Amount"];
                /** @default 0 */
                withdrawals?: components["schemas"]["Amount"];
                /** @default 0 */
                result?: components["schemas"]["Amount"];
            };
        };
        AgentRevenueAnswer: {
            /** @description Newest day first; days that brought nothing are left out. */
            list: {
                /** Format: date */
                day: string;
                /** @default 0 */
                dividend?: components["schemas"]["Amount"];
                /** @default 0 */
                dailySalary?: components["schemas"]["Amount"];
                /** @default 0 */
                hourSalary?: components["schemas"]["Amount"];
                /** @default 0 */
                realtimeSalary?: components["schemas"]["Amount"];
                /** @default 0 */
                total?: components["schemas"]["Amount"];
            }[];
            sums: {
                /** @default 0 */
                dividend?: components["schemas"]["Amount"];
                /** @default 0 */
                dailySalary?: components["schemas"]["Amount"];
                /** @default 0 */
                hourSalary?: components["schemas"]["Amount"];
                /** @default 0 */
                realtimeSalary?: components["schemas"]["Amount"];
                /** @default 0 */
                total?: components["schemas"]["Amount"];
            };
        };
        TeamOverviewAnswer: {
            /** @description Everybody below the agent, and the direct downlines alone. */
            team: {
                /** @default 0 */
                newMembers?: components["schemas"]["Count"];
                /** @default 0 */
                activeMembers?: components["schemas"]["Count"];
                /** @default 0 */
                deposits?: components["schemas"]["Amount"];
                /** @default 0 */
                withdrawals?: components["schemas"]["Amount"];
                /** @default 0 */
                validBets?: components["schemas"]["Amount"];
                /** @default 0 */
                stake?: components["schemas"]["Amount"];
                /** @default 0 */
                payout?: components["schemas"]["Amount"];
                /** @default 0 */
                bonus?: components["schemas"]["Amount"];
                /** @default 0 */
                rebate?: components["schemas"]["Amount"];
                /** @default 0 */
                result?: components["schemas"]["Amount"];
                /** @default 0 */
                members?: components["schemas"]["Count"];
            };
            direct: {
                /** @default 0 */
                newMembers?: components["schemas"]["Count"];
                /** @default 0 */
                activeMembers?: components["schemas"]["Count"];
                /** @default 0 */
                deposits?: components["schemas"]["Amount"];
                /** @default 0 */
                withdrawals?: components["schemas"]["Amount"];
                /** @default 0 */
                validBets?: components["schemas"]["Amount"];
                /** @default 0 */
                stake?: components["schemas"]["Amount"];
                /** @default 0 */
                payout?: components["schemas"]["Amount"];
                /** @default 0 */
                bonus?: components["schemas"]["Amount"];
                /** @default 0 */
                rebate?: components["schemas"]["Amount"];
                /** @default 0 */
                result?: components["schemas"]["Amount"];
                /** @default 0 */
                members?: components["schemas"]["Count"];
            };
            /** @description Of the whole team, newest day first, days without anything too. */
            list: {
                /** Format: date */
                day: string;
                /** @default 0 */
                newMembers?: components["schemas"]["Count"];
                /** @default 0 */
                activeMembers?: components["schemas"]["Count"];
                /** @default 0 */
                deposits?: components["schemas"]["Amount"];
                /** @default 0 */
                withdrawals?: components["schemas"]["Amount"];
                /** @default 0 */
                validBets?: components["schemas"]["Amount"];
                /** @default 0 */
                stake?: components["schemas"]["Amount"];
                /** @default 0 */
                payout?: components["schemas"]["Amount"];
                /** @default 0 */
                bonus?: components["schemas"]["Amount"];
                /** @default 0 */
                rebate?: components["schemas"]["Amount"];
                /** @default 0 */
                result?: components["schemas"]["Amount"];
            }[];
        };
        DownlinesAnswer: {
            /**
             * @description From the agent down to the account whose downlines are listed.
             * @default []
             */
            path?: {
                account: components["schemas"]["Text"];
                /** @default  */
                nickname?: components["schemas"]["Text"] | null;
                /** @default 0 */
                type?: components["schemas"]["Count"];
            }[];
            list: {
                id: components["schemas"]["Text"];
                account: components["schemas"]["Text"];
                /** @default  */
                nickname?: components["schemas"]["Text"] | null;
                /** @default 0 */
                type?: components["schemas"]["Count"];
                /** @enum {string} */
                status: "active" | "locked";
                /** @default  */
                upline?: components["schemas"]["Text"] | null;
                /**
                 * @description 1: a direct downline of the account whose team is listed.
                 * @default 1
                 */
                level?: components["schemas"]["Count"];
                /** @default 0 */
                balance?: components["schemas"]["Amount"];
                /**
                 * @description Accounts below it, at any depth.
                 * @default 0
                 */
                members?: components["schemas"]["Count"];
                lastLoginAt?: components["schemas"]["Instant"] | null;
                createdAt?: components["schemas"]["Instant"] | null;
            }[];
            /** @default 0 */
            total?: components["schemas"]["Count"];
            /** @default 1 */
            totalPages?: components["schemas"]["Count"];
            /**
             * @description The deepest level there is.
             * @default 0
             */
            levels?: components["schemas"]["Count"];
        };
        DownlineTransferAnswer: {
            transactionId: components["schemas"]["Text"];
            balance: components["schemas"]["Amount"];
        };
        StatusAnswer: {
            /** @default false */
            maintenance?: components["schemas"]["Flag"];
            /** @description When it is over, as far as known. */
            maintenanceEnd?: components["schemas"]["Instant"] | null;
            /** @default false */
            regionRestriction?: components["schemas"]["Flag"];
            /** @default {} */
            location?: {
                /** @default  */
                ip?: components["schemas"]["Text"] | null;
                /** @default  */
                country?: components["schemas"]["Text"] | null;
            };
            /**
             * @description Switches of functions by their ids, with their children; one counts as on only when all above it are.
             * @default []
             */
            whitelabel?: components["schemas"]["Switch"][];
            /**
             * @description Social channels and apps, for the foot and customer service.
             * @default []
             */
            resources?: {
                channel: string;
                /** @default  */
                labelNameEn?: components["schemas"]["Text"] | null;
                /** @default  */
                labelNameCn?: components["schemas"]["Text"] | null;
                url: string;
            }[];
            /**
             * @description Ways to customer service; `path` is sealed, see /wps/system/cs/keys.
             * @default []
             */
            customerService?: {
                csType: string;
                path: string;
            }[];
            /**
             * @description Official addresses. A page with the domain check that stands on any other shows only these.
             * @default []
             */
            domainRoute?: string[];
            /** @default  */
            mainDomain?: components["schemas"]["Text"] | null;
            /**
             * @description Hosts of relative pictures; without any they lie on the API's own.
             * @default []
             */
            imageCDNs?: string[];
            /**
             * @description Hosts of the games and of the chat room; without any the API's own. A launch that leads elsewhere is refused.
             * @default []
             */
            launchGameCDNs?: string[];
            analytics?: unknown;
            register?: unknown;
            /** @default  */
            merchantName?: components["schemas"]["Text"] | null;
            /** @default  */
            logoUrl?: components["schemas"]["Text"] | null;
            /**
             * @description Hours of the platform's clock from UTC.
             * @default 0
             */
            gmtOffset?: number;
            /** @description The platform's clock now. */
            time?: components["schemas"]["Instant"] | null;
            /**
             * @description ISO 4217; USD where it is missing.
             * @default
             */
            currency?: components["schemas"]["Text"] | null;
            /** @default  */
            currencySymbol?: components["schemas"]["Text"] | null;
            /**
             * @description Address of server-sent events that tell what changed.
             * @default
             */
            events?: components["schemas"]["Text"] | null;
            /**
             * @description Names of calls that the platform has not, as they stand under Calls on the pages of the tags; a few differ from the operationId.
             * @default {}
             */
            capabilities?: {
                /** @default [] */
                lacks?: string[];
            };
        };
        PublicKeyAnswer: {
            /** @description The platform's clock, so that a device whose own is wrong can still seal. */
            time?: components["schemas"]["Instant"] | null;
            keyId: string;
            jwk: {
                kty: string;
                crv?: string;
                x?: string;
                y?: string;
                /** @constant */
                alg?: "ECDH-ES";
                kid?: string;
                /** @constant */
                use?: "enc";
            };
        };
        HelpAnswer: {
            list: {
                key: string;
                /** @default  */
                lang?: components["schemas"]["Text"] | null;
                title: string;
                body: string;
            }[];
        };
        ServicePathKeysAnswer: {
            jwe: string;
        };
        UploadAnswer: {
            uploadId: components["schemas"]["Text"];
            url: string;
        };
        "addFavourite-sent": {
            /** @description Id of the game. */
            nodeId: string;
            /** @description Code of the vendor. */
            vendor: string;
            /** @description Code of the category, such as RNG or LIVE; empty for all. */
            gameType: string;
        };
        "addFavourite-answer": components["schemas"]["Done"];
        "addPayoutAccount-sent": {
            /** @enum {unknown} */
            kind: "bank" | "ewallet" | "chain";
            address: string;
            holder: string;
            /** @description Of the account. */
            paymentPassword: string;
        };
        "addPayoutAccount-answer": components["schemas"]["PayoutAccountAnswer"];
        "answerLoginVerification-sent": {
            id: string;
            /** @enum {unknown} */
            method: "email" | "google" | "payeeName" | "sms";
            answer: string;
        };
        "answerLoginVerification-answer": components["schemas"]["LoginAnswer"];
        "answerRequestOfDaily-sent": {
            requestId: string;
            /** @enum {unknown} */
            action: "accept" | "reject" | "terminate";
            reason?: string;
        };
        "answerRequestOfDaily-answer": components["schemas"]["ContractRequestAnswer"];
        "answerRequestOfDividend-sent": {
            requestId: string;
            /** @enum {unknown} */
            action: "accept" | "reject" | "terminate";
            reason?: string;
        };
        "answerRequestOfDividend-answer": components["schemas"]["ContractRequestAnswer"];
        "answerRequestOfHour-sent": {
            requestId: string;
            /** @enum {unknown} */
            action: "accept" | "reject" | "terminate";
            reason?: string;
        };
        "answerRequestOfHour-answer": components["schemas"]["ContractRequestAnswer"];
        "answerRequestOfRealtime-sent": {
            requestId: string;
            /** @enum {unknown} */
            action: "accept" | "reject" | "terminate";
            reason?: string;
        };
        "answerRequestOfRealtime-answer": components["schemas"]["ContractRequestAnswer"];
        "applyForPromotion-sent": {
            promotionId: string;
            comment: string;
            images: string[];
        };
        "applyForPromotion-answer": components["schemas"]["ActivityAnswer"];
        "cancelDeposit-sent": {
            id: string;
        };
        "cancelDeposit-answer": components["schemas"]["Done"];
        "cancelWithdrawal-sent": {
            id: string;
        };
        "cancelWithdrawal-answer": components["schemas"]["Done"];
        "changePassword-sent": {
            oldPassword: string;
            newPassword: string;
            confirmNewPassword: string;
        };
        "changePassword-answer": components["schemas"]["AnswerOfMemberPasswordPOST"];
        "checkAffiliate-sent": {
            code: string;
            /** @description Host name of the page. */
            domain: string;
        };
        "checkAffiliate-answer": components["schemas"]["AffiliateAnswer"];
        "checkMailLink-sent": {
            username: string;
            email: string;
            verificationCode: string;
        };
        "checkMailLink-answer": components["schemas"]["AnswerOfMemberPasswordEmailLinkPOST"];
        "checkSlider-sent": {
            /** @description Minutes that days begin before Greenwich’s. */
            offset?: number;
            id: string;
            answer?: string;
        };
        "checkSlider-answer": components["schemas"]["AnswerOfCaptchaSliderPOST"];
        "claimActivity-sent": {
            applicationId: string;
        };
        "claimActivity-answer": components["schemas"]["ActivityAnswer"];
        "claimMission-sent": {
            missionId: string;
        };
        "claimMission-answer": components["schemas"]["MissionClaimAnswer"];
        "claimRaffle-sent": {
            /** @enum {unknown} */
            kind: "egg_ticket" | "red_envelope_ticket" | "prize_wheel_ticket";
        };
        "claimRaffle-answer": components["schemas"]["RaffleAnswer"];
        "claimRebate-sent": Record<string, never>;
        "claimRebate-answer": components["schemas"]["RebateClaimAnswer"];
        "claimReward-sent": {
            id: string;
        };
        "claimReward-answer": components["schemas"]["ClaimRewardAnswer"];
        "claimVipBonus-sent": {
            level: number;
        };
        "claimVipBonus-answer": components["schemas"]["VipInfoAnswer"];
        "closeRegisterLink-sent": {
            code: string;
        };
        "closeRegisterLink-answer": components["schemas"]["RegisterLinkAnswer"];
        "collectWallets-sent": Record<string, never>;
        "collectWallets-answer": components["schemas"]["WalletCollectAnswer"];
        "confirmPhoneVerification-sent": {
            phoneSession: string;
            verificationCode: string;
        };
        "confirmPhoneVerification-answer": components["schemas"]["AnswerOfPhoneVerifyPOST"];
        "confirmWithdrawReceipt-sent": {
            receivedAmount: number;
            remainingAmount: number;
            id: string;
            /** @enum {unknown} */
            receipt: "received" | "partly" | "not_received";
            proofImages: string[];
            claim: string;
        };
        "confirmWithdrawReceipt-answer": components["schemas"]["Done"];
        "convertPoint-sent": {
            points: number;
            /** @description Of the account. */
            paymentPassword: string;
        };
        "convertPoint-answer": components["schemas"]["ConvertPointAnswer"];
        "countUnreadChat-sent": {
            session: string;
        };
        "countUnreadChat-answer": components["schemas"]["AnswerOfRelayCBSChatUnreadPOST"];
        "createDeposit-sent": {
            methodId: string;
            /** @description An amount of the currency as a decimal. */
            amount: number;
            proof: string;
        };
        "createDeposit-answer": components["schemas"]["DepositOrderAnswer"];
        "createDownline-sent": {
            rate?: number;
            username: string;
            password: string;
            /** @description Type of the account: 0 a member, 1 an agent, 4 a trial account. */
            accountType: number;
        };
        "createDownline-answer": components["schemas"]["DownlineAnswer"];
        "createRegisterLink-sent": {
            /** @description Empty: the platform makes one. */
            code: string;
            reopen?: boolean;
            rate?: number;
            /** @description Type of the account: 0 a member, 1 an agent, 4 a trial account. */
            accountType?: number;
            /** @description Empty: good everywhere. */
            domain?: string;
        };
        "createRegisterLink-answer": components["schemas"]["RegisterLinkAnswer"];
        "createWithdrawal-sent": {
            /** @description An amount of the currency as a decimal. */
            amount: number;
            payoutAccountId: string;
            /** @description Digits of the number, without its country. */
            mobileNum: string;
            /** @description Of the account. */
            paymentPassword: string;
        };
        "createWithdrawal-answer": components["schemas"]["WithdrawalAnswer"];
        "deleteMessages-sent": {
            ids: string[];
        };
        "deleteMessages-answer": components["schemas"]["Done"];
        "endBinding-sent": {
            id: string;
            verificationCode: string;
            /** @enum {unknown} */
            oldKind?: "email" | "mobile" | "google";
            oldCode?: string;
        };
        "endBinding-answer": components["schemas"]["AnswerOfMemberBindingPOST"];
        "finishSocial-sent": {
            /** @enum {unknown} */
            provider: "google" | "line" | "facebook";
            providerToken: string;
            codeVerifier: string;
            termsAccepted: boolean;
            ageConfirmed: boolean;
        };
        "finishSocial-answer": components["schemas"]["AnswerOfSessionLoginSocialPOST"];
        "forgotPasswordByEmail-sent": {
            username: string;
            email: string;
        };
        "forgotPasswordByEmail-answer": components["schemas"]["AnswerOfMemberPasswordEmailPOST"];
        "getAccountEvents-sent": Record<string, never>;
        "getAccountEvents-answer": components["schemas"]["AccountEventsAnswer"];
        "getAgentRevenue-sent": {
            /** @description First moment, UTC milliseconds. */
            from: number;
            /** @description End, which is excluded, UTC milliseconds. */
            to: number;
            /** @description Minutes that days begin before Greenwich’s. */
            offset: number;
        };
        "getAgentRevenue-answer": components["schemas"]["AgentRevenueAnswer"];
        "getBalance-sent": Record<string, never>;
        "getBalance-answer": components["schemas"]["BalanceAnswer"];
        "getCaptcha-sent": {
            /** @description Of the picture or proof that was answered. */
            captchaId?: string;
            /** @description Characters of the picture, or what a proof of work found. */
            captcha?: string;
        };
        "getCaptcha-answer": components["schemas"]["CaptchaAnswer"];
        "getConsolidated-sent": Record<string, never>;
        "getConsolidated-answer": components["schemas"]["ConsolidatedAnswer"];
        "getCreditReport-sent": {
            /** @description First moment, UTC milliseconds. */
            from: number;
            /** @description End, which is excluded, UTC milliseconds. */
            to: number;
            /** @description Minutes that days begin before Greenwich’s. */
            offset: number;
            /** @enum {unknown} */
            period: "day" | "week" | "month";
        };
        "getCreditReport-answer": components["schemas"]["CreditAnswer"];
        "getFeedbackLimits-sent": Record<string, never>;
        "getFeedbackLimits-answer": components["schemas"]["FeedbackSettingAnswer"];
        "getLotteryMenu-sent": {
            /**
             * @description LOTT, ZY, ELOTT or SEA.
             * @enum {unknown}
             */
            prizeMode: "LOTT" | "ZY" | "ELOTT" | "SEA";
            /** @description Always WEB. */
            device: string;
        };
        "getLotteryMenu-answer": components["schemas"]["GameMenuAnswer"];
        "getMember-sent": Record<string, never>;
        "getMember-answer": components["schemas"]["MemberAnswer"];
        "getMemberIcon-sent": Record<string, never>;
        "getMemberIcon-answer": components["schemas"]["IconAnswer"];
        "getMerchantWallet-sent": Record<string, never>;
        "getMerchantWallet-answer": components["schemas"]["MerchantWalletAnswer"];
        "getMissionLeaderboard-sent": {
            /** @enum {unknown} */
            period: "day" | "week" | "month";
            /** @description Rows at most. */
            limit: number;
        };
        "getMissionLeaderboard-answer": components["schemas"]["LeaderboardAnswer"];
        "getMissionSummary-sent": Record<string, never>;
        "getMissionSummary-answer": components["schemas"]["MissionSummaryAnswer"];
        "getOpenedGame-sent": {
            /** @description Code of the game at its vendor. */
            gameCode: string;
            /** @description From 1. */
            pageNo: number;
            /** @description Rows on a page. */
            pageSize: number;
        };
        "getOpenedGame-answer": components["schemas"]["OpenedGameAnswer"];
        "getPointBalance-sent": Record<string, never>;
        "getPointBalance-answer": components["schemas"]["PointBalanceAnswer"];
        "getPointConfig-sent": Record<string, never>;
        "getPointConfig-answer": components["schemas"]["PointConfigAnswer"];
        "getPointHistory-sent": {
            /** @enum {unknown} */
            type: "" | "deposit" | "redeem" | "slot_games" | "live_casino" | "sports_betting" | "lottery_ticket" | "pvp_game";
            /** @description First moment, UTC milliseconds. */
            from: string | number;
            /** @description End, which is excluded, UTC milliseconds. */
            to: string | number;
            /** @description From 1. */
            page: number;
        };
        "getPointHistory-answer": components["schemas"]["PointHistoryAnswer"];
        "getPointReward-sent": Record<string, never>;
        "getPointReward-answer": components["schemas"]["PointRewardAnswer"];
        "getProfile-sent": Record<string, never>;
        "getProfile-answer": components["schemas"]["ProfileAnswer"];
        "getProfitLoss-sent": {
            /** @description First moment, UTC milliseconds. */
            from: number;
            /** @description End, which is excluded, UTC milliseconds. */
            to: number;
            /** @description Minutes that days begin before Greenwich’s. */
            offset: number;
        };
        "getProfitLoss-answer": components["schemas"]["ProfitAnswer"];
        "getPromotion-sent": {
            id: string;
        };
        "getPromotion-answer": components["schemas"]["PromotionAnswer"];
        "getProof-sent": {
            /** @enum {unknown} */
            purpose: "register" | "human" | "picture";
            /** @description Login name. */
            account?: string;
        };
        "getProof-answer": components["schemas"]["ProofAnswer"];
        "getPublicKey-sent": Record<string, never>;
        "getPublicKey-answer": components["schemas"]["PublicKeyAnswer"];
        "getRebate-sent": {
            /** @description From 1. */
            page: number;
        };
        "getRebate-answer": components["schemas"]["RebateAnswer"];
        "getRedeemPointList-sent": {
            /** @description From 1. */
            page: number;
        };
        "getRedeemPointList-answer": components["schemas"]["RedeemListAnswer"];
        "getReferral-sent": {
            /** @description From 1. */
            page: number;
        };
        "getReferral-answer": components["schemas"]["ReferralAnswer"];
        "getRegisterRules-sent": Record<string, never>;
        "getRegisterRules-answer": components["schemas"]["RegisterRulesAnswer"];
        "getSecurity-sent": Record<string, never>;
        "getSecurity-answer": components["schemas"]["SecurityAnswer"];
        "getServicePathKeys-sent": {
            keyIds: string[];
            answerKey: string;
        };
        "getServicePathKeys-answer": components["schemas"]["ServicePathKeysAnswer"];
        "getSlider-sent": {
            /** @description Of the picture or proof that was answered. */
            captchaId?: string;
            /** @description Characters of the picture, or what a proof of work found. */
            captcha?: string;
        };
        "getSlider-answer": components["schemas"]["SliderAnswer"];
        "getStatus-sent": Record<string, never>;
        "getStatus-answer": components["schemas"]["StatusAnswer"];
        "getTeamOverview-sent": {
            /** @description First moment, UTC milliseconds. */
            from: number;
            /** @description End, which is excluded, UTC milliseconds. */
            to: number;
            /** @description Minutes that days begin before Greenwich’s. */
            offset: number;
        };
        "getTeamOverview-answer": components["schemas"]["TeamOverviewAnswer"];
        "getTeamProfit-sent": {
            /** @description First moment, UTC milliseconds. */
            from: number;
            /** @description End, which is excluded, UTC milliseconds. */
            to: number;
            /** @description From 1. */
            page: number;
            /** @description Login name. */
            account: string;
        };
        "getTeamProfit-answer": components["schemas"]["TeamProfitAnswer"];
        "getUnreadCount-sent": Record<string, never>;
        "getUnreadCount-answer": components["schemas"]["UnreadAnswer"];
        "getVipInfo-sent": Record<string, never>;
        "getVipInfo-answer": components["schemas"]["VipInfoAnswer"];
        "getWithdrawConfig-sent": Record<string, never>;
        "getWithdrawConfig-answer": components["schemas"]["WithdrawConfigAnswer"];
        "giveHandover-sent": {
            origin: string;
        };
        "giveHandover-answer": components["schemas"]["AnswerOfSessionHandoverPOST"];
        "isOfficialRepresentative-sent": {
            contactId: string;
        };
        "isOfficialRepresentative-answer": components["schemas"]["RepresentativeAnswer"];
        "launchChat-sent": {
            session?: string;
            modelId: string;
            /** @description Language code, such as EN. */
            language: string;
        };
        "launchChat-answer": components["schemas"]["ChatLaunchAnswer"];
        "launchDemo-sent": {
            /** @description Of the fixture whose odds were pressed in what is on. A platform may pass it over. */
            fixtureId?: string;
            /** @description What was pressed of its odds: home, draw or away. The game opens with it chosen, where it is still offered. */
            pick?: string;
            /** @description Id of the game. */
            nodeId: string;
            /** @description Where the game’s back button leads. */
            backUrl: string;
        };
        "launchDemo-answer": components["schemas"]["LaunchAnswer"];
        "launchFbGame-sent": {
            /** @description Of the fixture whose odds were pressed in what is on. A platform may pass it over. */
            fixtureId?: string;
            /** @description What was pressed of its odds: home, draw or away. The game opens with it chosen, where it is still offered. */
            pick?: string;
            roomId?: string;
            /** @description Id of the game. */
            nodeId: string;
            /** @description Code of the vendor; empty for all. */
            vassalage: string;
            /** @description Code of the game at its vendor. */
            gameCode: string;
            /** @description Code of the category, such as RNG or LIVE; empty for all. */
            gameType: string;
            /** @description Which forms of games the page can show. */
            platform: string;
            /** @description Language code, such as EN. */
            language: string;
            /** @description Where the game’s back button leads. */
            backUrl: string;
        };
        "launchFbGame-answer": components["schemas"]["LaunchAnswer"];
        "launchGame-sent": {
            lottoArea?: string;
            launchMode?: string;
            /**
             * @description LOTT, ZY, ELOTT or SEA.
             * @enum {unknown}
             */
            prizeMode?: "LOTT" | "ZY" | "ELOTT" | "SEA";
            /** @description Code of the game at its vendor. */
            gameCode: string;
            view?: string;
            /** @description Always WEB. */
            device?: string;
            /** @description Where the game’s back button leads. */
            backUrl: string;
            /** @description Language code, such as EN. */
            language: string;
            /** @description Of the fixture whose odds were pressed in what is on. A platform may pass it over. */
            fixtureId?: string;
            /** @description What was pressed of its odds: home, draw or away. The game opens with it chosen, where it is still offered. */
            pick?: string;
            roomId?: string;
            /** @description Id of the game. */
            nodeId?: string;
            /** @description Code of the vendor; empty for all. */
            vassalage?: string;
            /** @description Code of the category, such as RNG or LIVE; empty for all. */
            gameType?: string;
            /** @description Which forms of games the page can show. */
            platform?: string;
        };
        "launchGame-answer": components["schemas"]["LaunchAnswer"] | components["schemas"]["AnswerOfGameLaunchGamePOST"];
        "listActivities-sent": {
            /** @description From 1. */
            page: number;
        };
        "listActivities-answer": components["schemas"]["ActivityListAnswer"];
        "listAnnouncements-sent": {
            types: string;
            /** @description Which forms of games the page can show. */
            platform: string;
            execution: string;
            /** @description Rows on a page. */
            pageSize: number;
        };
        "listAnnouncements-answer": components["schemas"]["AnnouncementsAnswer"];
        "listBets-sent": {
            /** @description Code of the category, such as RNG or LIVE; empty for all. */
            gameType: string;
            /** @description Code of the vendor; empty for all. */
            vassalage: string;
            /** @description First moment, UTC milliseconds. */
            from: number;
            /** @description End, which is excluded, UTC milliseconds. */
            to: number;
            /** @description From 1. */
            page: number;
        };
        "listBets-answer": components["schemas"]["BetsAnswer"];
        "listBlog-sent": Record<string, never>;
        "listBlog-answer": components["schemas"]["BlogAnswer"];
        "listBonuses-sent": {
            /** @description First moment, UTC milliseconds. */
            from: number;
            /** @description End, which is excluded, UTC milliseconds. */
            to: number;
            /** @description From 1. */
            page: number;
            source: string;
        };
        "listBonuses-answer": components["schemas"]["BonusesAnswer"];
        "listChatModels-sent": Record<string, never>;
        "listChatModels-answer": components["schemas"]["ChatModelsAnswer"];
        "listContracts-sent": {
            /** @enum {unknown} */
            kind?: "daily" | "dividend" | "hour" | "realtime";
            /** @enum {unknown} */
            status?: "rejected" | "offered" | "active" | "terminated";
            /** @enum {unknown} */
            direction?: "received" | "given";
        };
        "listContracts-answer": components["schemas"]["ContractListAnswer"];
        "listCountries-sent": Record<string, never>;
        "listCountries-answer": components["schemas"]["AnswerOfSystemCountryCodeGET"];
        "listDepositMethods-sent": Record<string, never>;
        "listDepositMethods-answer": components["schemas"]["DepositMethodsAnswer"];
        "listDeposits-sent": {
            /** @description From 1. */
            page: number;
            /** @enum {unknown} */
            status: "" | "pending" | "arrived" | "failed";
        };
        "listDeposits-answer": components["schemas"]["DepositListAnswer"];
        "listDownlines-sent": {
            upline: string;
            /** @description Login name. */
            account: string;
            level: number;
            /** @description From 1. */
            page: number;
        };
        "listDownlines-answer": components["schemas"]["DownlinesAnswer"];
        "listFavouriteGames-sent": {
            /** @description Always 3. */
            clientType: number;
            /** @description Which forms of games the page can show. */
            platform: string;
            /** @description Code of the category, such as RNG or LIVE; empty for all. */
            gameType: string;
            /** @description Code of the vendor; empty for all. */
            vassalage: string;
            /** @description From 1. */
            pageNo: number;
            /** @description Rows on a page. */
            pageSize: number;
            token: string;
        };
        "listFavouriteGames-answer": components["schemas"]["FavouriteGamesAnswer"];
        "listFavourites-sent": Record<string, never>;
        "listFavourites-answer": components["schemas"]["FavouritesAnswer"];
        "listFeedback-sent": {
            /** @description From 1. */
            page: number;
        };
        "listFeedback-answer": components["schemas"]["FeedbackListAnswer"];
        "listFixtures-sent": {
            category: string;
        };
        "listFixtures-answer": components["schemas"]["FixturesAnswer"];
        "listGames-sent": {
            /** @description Always 3. */
            clientType: number;
            /** @description Which forms of games the page can show. */
            platform: string;
            /** @description Code of the vendor; empty for all. */
            vassalage: string;
            /** @description Code of the game at its vendor. */
            gameCode?: string;
            /** @description From 1. */
            pageNo: number;
            /** @description Rows on a page. */
            pageSize: number;
            /** @description Code of the category, such as RNG or LIVE; empty for all. */
            gameType?: string;
            /** @description Code of a subcategory; empty for all. */
            gameClassify?: string;
            /** @description Part of a name. */
            gameName?: string;
            /** @description Least stake, as a decimal. */
            minBet?: number;
            /** @description Least number of lines. */
            minLineNum?: number;
        };
        "listGames-answer": components["schemas"]["GameListAnswer"];
        "listHelp-sent": {
            /** @description Language code, such as EN. */
            lang: string;
            /** @description Always WEB. */
            device: string;
            /** @description Code of the merchant. */
            merchant: string;
        };
        "listHelp-answer": components["schemas"]["HelpAnswer"];
        "listHotGames-sent": {
            /** @description Code of the merchant. */
            merchantCode: string;
            /** @description Always 2. */
            isPlatform: number;
            /** @description Code of the category, such as RNG or LIVE; empty for all. */
            gameType: string;
            /** @description Code of the vendor; empty for all. */
            vassalage: string;
            /** @description Which forms of games the page can show. */
            platform: string;
        };
        "listHotGames-answer": components["schemas"]["HotGamesAnswer"];
        "listLotteryBets-sent": {
            /** @description Code of the game at its vendor. */
            gameCode: string;
            /** @description From 1. */
            page: number;
            /** @description Rows on a page. */
            pageSize: number;
        };
        "listLotteryBets-answer": components["schemas"]["LotteryBetsAnswer"];
        "listMessages-sent": {
            /** @enum {unknown} */
            kind: "" | "new_mail" | "deposit_arrival" | "deposit_failed" | "withdrawal_approved" | "withdrawal_rejected" | "withdrawal_repaid" | "withdrawal_refused" | "name_changed" | "referral_bonus" | "red_envelope" | "red_envelope_returned" | "contract" | "promotion_issued" | "promotion_rejected" | "redeem_approved" | "redeem_rejected" | "feedback_answered" | "transfer_in" | "bet_voided";
            /** @description From 1. */
            page: number;
        };
        "listMessages-answer": components["schemas"]["MessagesAnswer"];
        "listMirrors-sent": Record<string, never>;
        "listMirrors-answer": components["schemas"]["DomainRouteAnswer"];
        "listOpenedNumbers-sent": {
            /**
             * @description LOTT, ZY, ELOTT or SEA.
             * @enum {unknown}
             */
            prizeMode: "LOTT" | "ZY" | "ELOTT" | "SEA";
        };
        "listOpenedNumbers-answer": components["schemas"]["OpenedNumbersAnswer"];
        "listPayoutAccounts-sent": Record<string, never>;
        "listPayoutAccounts-answer": components["schemas"]["PayoutAccountsAnswer"];
        "listPromotions-sent": {
            /** @enum {unknown} */
            category: "" | "deposit" | "game" | "rebate" | "live_casino" | "newbie" | "slots" | "sports" | "card_games" | "fish" | "lotto" | "ranking" | "points_mall" | "app_download";
            /** @description First moment, UTC milliseconds. */
            from: string | number;
            /** @description End, which is excluded, UTC milliseconds. */
            to: string | number;
            /** @description From 1. */
            page: number;
        };
        "listPromotions-answer": components["schemas"]["PromotionListAnswer"];
        "listReceivedEnvelopes-sent": {
            direction: string;
            /** @description From 1. */
            page: number;
            state?: string;
            /** @description Rows on a page. */
            pageSize?: number;
        };
        "listReceivedEnvelopes-answer": components["schemas"]["ReceivedEnvelopesAnswer"] | components["schemas"]["SentEnvelopesAnswer"];
        "listReceivers-sent": {
            /** @description Login name. */
            account: string;
            /** @description From 1. */
            page: number;
        };
        "listReceivers-answer": components["schemas"]["ReceiversAnswer"];
        "listRecentGames-sent": {
            /** @description From 1. */
            page: number;
            /** @description Rows on a page. */
            pageSize: number;
            /** @description Code of the category, such as RNG or LIVE; empty for all. */
            gameType: string;
            /** @description Code of the vendor; empty for all. */
            vassalage: string;
            /** @description Always 3. */
            clientType: number;
        };
        "listRecentGames-answer": components["schemas"]["RecentAnswer"];
        "listRecentLotteries-sent": {
            /**
             * @description LOTT, ZY, ELOTT or SEA.
             * @enum {unknown}
             */
            prizeMode: "LOTT" | "ZY" | "ELOTT" | "SEA";
            /** @description Always WEB. */
            device: string;
        };
        "listRecentLotteries-answer": components["schemas"]["LotteryRecentAnswer"];
        "listRegisterLinks-sent": Record<string, never>;
        "listRegisterLinks-answer": components["schemas"]["RegisterLinksAnswer"];
        "listRewards-sent": Record<string, never>;
        "listRewards-answer": components["schemas"]["RewardListAnswer"];
        "listRooms-sent": {
            /** @description Code of the vendor; empty for all. */
            vassalage: string;
        };
        "listRooms-answer": components["schemas"]["RoomsAnswer"];
        "listSalaryRecordsOfDaily-sent": {
            /** @description First moment, UTC milliseconds. */
            from: number;
            /** @description End, which is excluded, UTC milliseconds. */
            to: number;
            /** @description From 1. */
            page: number;
        };
        "listSalaryRecordsOfDaily-answer": components["schemas"]["SalaryRecordsAnswer"];
        "listSalaryRecordsOfDividend-sent": {
            /** @description First moment, UTC milliseconds. */
            from: number;
            /** @description End, which is excluded, UTC milliseconds. */
            to: number;
            /** @description From 1. */
            page: number;
        };
        "listSalaryRecordsOfDividend-answer": components["schemas"]["SalaryRecordsAnswer"];
        "listSalaryRecordsOfHour-sent": {
            /** @description First moment, UTC milliseconds. */
            from: number;
            /** @description End, which is excluded, UTC milliseconds. */
            to: number;
            /** @description From 1. */
            page: number;
        };
        "listSalaryRecordsOfHour-answer": components["schemas"]["SalaryRecordsAnswer"];
        "listSalaryRecordsOfRealtime-sent": {
            /** @description First moment, UTC milliseconds. */
            from: number;
            /** @description End, which is excluded, UTC milliseconds. */
            to: number;
            /** @description From 1. */
            page: number;
        };
        "listSalaryRecordsOfRealtime-answer": components["schemas"]["SalaryRecordsAnswer"];
        "listTeamBets-sent": {
            /** @description Code of the category, such as RNG or LIVE; empty for all. */
            gameType: string;
            /** @description Code of the vendor; empty for all. */
            vassalage: string;
            /** @description First moment, UTC milliseconds. */
            from: number;
            /** @description End, which is excluded, UTC milliseconds. */
            to: number;
            /** @description From 1. */
            page: number;
            /** @description Login name. */
            account: string;
        };
        "listTeamBets-answer": components["schemas"]["TeamBetsAnswer"];
        "listTeamEntries-sent": {
            /** @description First moment, UTC milliseconds. */
            from: number;
            /** @description End, which is excluded, UTC milliseconds. */
            to: number;
            /** @description From 1. */
            page: number;
            /** @description Login name. */
            account: string;
            type: string;
        };
        "listTeamEntries-answer": components["schemas"]["TeamEntriesAnswer"];
        "listTickets-sent": Record<string, never>;
        "listTickets-answer": components["schemas"]["TicketListAnswer"];
        "listTransactions-sent": {
            type: string;
            /** @description First moment, UTC milliseconds. */
            from: number;
            /** @description End, which is excluded, UTC milliseconds. */
            to: number;
            /** @description From 1. */
            page: number;
        };
        "listTransactions-answer": components["schemas"]["TransactionsAnswer"];
        "listVassalGameTypes-sent": {
            /** @description Code of the vendor; empty for all. */
            vassalage: string;
        };
        "listVassalGameTypes-answer": components["schemas"]["VassalGameTypesAnswer"];
        "listVendors-sent": {
            /** @description Code of the merchant. */
            merchantCode: string;
            /** @description Which forms of games the page can show. */
            platform: string;
        };
        "listVendors-answer": components["schemas"]["VendorsAnswer"];
        "listWallets-sent": Record<string, never>;
        "listWallets-answer": components["schemas"]["WalletListAnswer"];
        "listWinners-sent": {
            rankBy?: string;
            days?: number;
            /** @description Code of a category, or ALL. */
            gameCategory: string;
            /** @description Rows at most. */
            limitNum: number;
        };
        "listWinners-answer": components["schemas"]["BoardAnswer"] | components["schemas"]["WinnersAnswer"];
        "listWithdrawals-sent": {
            /** @description From 1. */
            page: number;
        };
        "listWithdrawals-answer": components["schemas"]["WithdrawalListAnswer"];
        "login-sent": {
            type: string;
            /** @description Of the phone-verification provider. */
            firebaseChannel?: string;
            /** @description Proof of the phone-verification provider. */
            firebaseIdToken?: string;
            /** @description Without the plus. */
            countryDialingCode?: string;
            /** @description Digits of the number, without its country. */
            mobileNum?: string;
            verificationCode?: string;
            username?: string;
            password?: string;
            /** @description Characters of the picture, or what a proof of work found. */
            captcha?: string;
            /** @description Of the picture or proof that was answered. */
            captchaId?: string;
        };
        "login-answer": components["schemas"]["LoginAnswer"];
        "loginFreePlay-sent": {
            os: string;
            /** @description Which forms of games the page can show. */
            platform: string;
            random: string;
            gatewayVersion: number;
        };
        "loginFreePlay-answer": components["schemas"]["LoginAnswer"];
        "logout-sent": Record<string, never>;
        "logout-answer": components["schemas"]["Done"];
        "offerContract-sent": {
            tiers: {
                rate?: null | number;
                activeMembers?: null | number;
            }[];
            /** @description An amount of the currency as a decimal. */
            singleBettingAmount?: number;
            /** @description An amount of the currency as a decimal. */
            minBetAmount: number;
            /** @enum {unknown} */
            kind: "daily" | "dividend" | "hour" | "realtime";
            /** @description Name of a direct downline. */
            account: string;
            /** @enum {unknown} */
            period: "daily" | "weekly" | "semimonthly" | "monthly";
            minActiveMembers: number;
            feeRate: number;
            /** @description Of valid stakes of bets that won. */
            profitSalaryRate?: number;
            /** @description Of valid stakes of bets that lost. */
            lossSalaryRate?: number;
        };
        "offerContract-answer": components["schemas"]["ContractOfferAnswer"];
        "openEnvelope-sent": {
            id: string;
        };
        "openEnvelope-answer": components["schemas"]["OpenEnvelopeAnswer"];
        "placeLotteryBet-sent": {
            /** @description An amount of the currency as a decimal. */
            stake: number;
            /** @description Code of the game at its vendor. */
            gameCode: string;
            issueNo: string;
            play: string;
            /** @description Choices parted by spaces, positions by `|`. */
            selection: string;
        };
        "placeLotteryBet-answer": components["schemas"]["LotteryBetAnswer"];
        "putAvatar-sent": {
            url: string;
        };
        "putAvatar-answer": components["schemas"]["Done"];
        "putLanguage-sent": {
            /** @description Language code, such as EN. */
            language: string;
        };
        "putLanguage-answer": components["schemas"]["Done"];
        "putProfile-sent": {
            address?: string;
            nickname?: string;
            payeeName?: string;
            qqNum?: string;
            line?: string;
            whatsapp?: string;
            facebook?: string;
            wechat?: string;
            telegram?: string;
            zalo?: string;
            skype?: string;
            idNumber?: string;
            birthday?: string;
            fullName?: string;
            referrer?: string;
            nationality?: string;
            occupation?: string;
            incomeSource?: string;
        };
        "putProfile-answer": components["schemas"]["Done"];
        "readMessages-sent": {
            ids?: string[];
            all?: boolean;
        };
        "readMessages-answer": components["schemas"]["Done"];
        "redeemHandover-sent": {
            code: string;
        };
        "redeemHandover-answer": components["schemas"]["LoginAnswer"];
        "redeemPointReward-sent": {
            deliveryName?: string;
            deliveryPhone?: string;
            deliveryAddress?: string;
            rewardId: string;
            /** @description Of the account. */
            paymentPassword: string;
        };
        "redeemPointReward-answer": components["schemas"]["RedeemAnswer"];
        "registerByMobile-sent": {
            /** @constant */
            registerMethod: "mobile";
            /** @constant */
            loginFlag: true;
            /** @description Of the captcha that was shown. */
            captchaId?: string;
            /** @description From the address (`?referralCode=`, REG-28). */
            referralCode?: string;
            /** @description Address of the page without its query, and its host name (REG-29). */
            registerUrl: string;
            /** @description Host name of the page. */
            domain: string;
            /** @description Ticked by the person (REG-36, REG-37). */
            termsAccepted: boolean;
            ageConfirmed: boolean;
            /** @description From `checkSlider` (REG-32). */
            sliderResult: string;
            /** @description Phone-verification provider path (REG-31). */
            firebaseChannel?: string;
            /** @description Proof of the phone-verification provider. */
            firebaseIdToken?: string;
            username?: string;
            password?: string;
            confirmPassword?: string;
            payeeName?: string;
            email?: string;
            qqNum?: string;
            /** @description Without the plus. */
            countryDialingCode?: string;
            /** @description Digits of the number, without its country. */
            mobileNum?: string;
            recommenderId?: string;
            /** @description Characters of the picture, or what a proof of work found. */
            captcha?: string;
            verificationCode?: string;
            /** @description Code of the affiliate that recruited. */
            affiliateCode?: string;
            /** @description Of the account. */
            paymentPassword?: string;
            line?: string;
            whatsapp?: string;
            facebook?: string;
            wechat?: string;
            telegram?: string;
            zalo?: string;
            skype?: string;
            idNumber?: string;
            birthday?: string;
            nickname?: string;
            fullName?: string;
            referrer?: string;
            address?: string;
            nationality?: string;
            occupation?: string;
            incomeSource?: string;
        };
        "registerByMobile-answer": components["schemas"]["LoginAnswer"];
        "registerByUsername-sent": {
            /** @constant */
            registerMethod: "username";
            /** @constant */
            loginFlag: true;
            /** @description Of the captcha that was shown. */
            captchaId?: string;
            /** @description From the address (`?referralCode=`, REG-28). */
            referralCode?: string;
            /** @description Address of the page without its query, and its host name (REG-29). */
            registerUrl: string;
            /** @description Host name of the page. */
            domain: string;
            /** @description Ticked by the person (REG-36, REG-37). */
            termsAccepted: boolean;
            ageConfirmed: boolean;
            /** @description From `checkSlider` (REG-32). */
            sliderResult: string;
            /** @description Phone-verification provider path (REG-31). */
            firebaseChannel?: string;
            /** @description Proof of the phone-verification provider. */
            firebaseIdToken?: string;
            username?: string;
            password?: string;
            confirmPassword?: string;
            payeeName?: string;
            email?: string;
            qqNum?: string;
            /** @description Without the plus. */
            countryDialingCode?: string;
            /** @description Digits of the number, without its country. */
            mobileNum?: string;
            recommenderId?: string;
            /** @description Characters of the picture, or what a proof of work found. */
            captcha?: string;
            verificationCode?: string;
            /** @description Code of the affiliate that recruited. */
            affiliateCode?: string;
            /** @description Of the account. */
            paymentPassword?: string;
            line?: string;
            whatsapp?: string;
            facebook?: string;
            wechat?: string;
            telegram?: string;
            zalo?: string;
            skype?: string;
            idNumber?: string;
            birthday?: string;
            nickname?: string;
            fullName?: string;
            referrer?: string;
            address?: string;
            nationality?: string;
            occupation?: string;
            incomeSource?: string;
        };
        "registerByUsername-answer": components["schemas"]["LoginAnswer"];
        "removeFavourite-sent": {
            /** @description Id of the game. */
            nodeId: string;
            /** @description Code of the vendor. */
            vendor: string;
            /** @description Code of the category, such as RNG or LIVE; empty for all. */
            gameType: string;
        };
        "removeFavourite-answer": components["schemas"]["Done"];
        "removePayoutAccount-sent": {
            id: string;
            /** @description Of the account. */
            paymentPassword: string;
        };
        "removePayoutAccount-answer": components["schemas"]["Done"];
        "requestContractTermination-sent": {
            contractId: string;
            offer?: boolean;
        };
        "requestContractTermination-answer": components["schemas"]["ContractRequestAnswer"];
        "sendBindingCode-sent": {
            id: string;
            /**
             * @description End, which is excluded, UTC milliseconds.
             * @enum {unknown}
             */
            to: "email" | "mobile" | "new";
        };
        "sendBindingCode-answer": components["schemas"]["AnswerOfMemberBindingSendPOST"];
        "sendEnvelope-sent": {
            /** @description An amount of the currency as a decimal. */
            total: number;
            /** @description Login names of direct downlines. */
            accounts: string[];
            remark: string;
            /** @description Of the account. */
            paymentPassword: string;
        };
        "sendEnvelope-answer": components["schemas"]["SendEnvelopeAnswer"];
        "sendFeedback-sent": {
            /** @enum {unknown} */
            questionType: "deposit" | "withdrawal" | "game" | "customer-service" | "application" | "other";
            content: string;
            images: string[];
        };
        "sendFeedback-answer": components["schemas"]["AnswerOfFeedbackPUT"];
        "sendLoginVerification-sent": {
            id: string;
            /** @enum {unknown} */
            method: "email" | "sms";
        };
        "sendLoginVerification-answer": components["schemas"]["AnswerOfSessionLoginVerificationSendPOST"];
        "sendOwnerCode-sent": {
            /** @enum {unknown} */
            kind: "email" | "mobile";
        };
        "sendOwnerCode-answer": components["schemas"]["AnswerOfMemberProofSendPOST"];
        "sendSmsBeforeLogin-sent": {
            /** @description Digits of the number, without its country. */
            mobileNum: string;
            /** @description Without the plus. */
            countryDialingCode: string;
            /** @enum {unknown} */
            purpose: "login" | "reset";
        };
        "sendSmsBeforeLogin-answer": components["schemas"]["AnswerOfVerificationSmsNoLoginPOST"];
        "sendSmsForRegistration-sent": {
            /** @description Without the plus. */
            countryDialingCode: string;
            mobileNo: string;
            sliderResult: string;
        };
        "sendSmsForRegistration-answer": components["schemas"]["AnswerOfVerificationSmsRegisterPOST"];
        "setPasswordByEmail-sent": {
            username: string;
            email: string;
            verificationCode: string;
            newPassword: string;
        };
        "setPasswordByEmail-answer": components["schemas"]["LoginAnswer"];
        "setPasswordByPhone-sent": {
            /** @description Without the plus. */
            countryDialingCode: string;
            /** @description Digits of the number, without its country. */
            mobileNum: string;
            verificationCode: string;
            newPassword: string;
        };
        "setPasswordByPhone-answer": components["schemas"]["LoginAnswer"];
        "setPaymentPassword-sent": {
            password?: string;
            /** @description Of the account. */
            paymentPassword?: string;
            /**
             * @description For an account without a password: a code to a confirmed address.
             * @enum {unknown}
             */
            ownKind?: "email" | "mobile";
            ownCode?: string;
            /** @description For an account without a password: a fresh sign-in with its provider. */
            provider?: string;
            providerToken?: string;
            codeVerifier?: string;
            oldPassword: string;
            newPassword: string;
            confirmNewPassword: string;
        };
        "setPaymentPassword-answer": components["schemas"]["Done"];
        "startBinding-sent": {
            password?: string;
            /** @description Of the account. */
            paymentPassword?: string;
            /**
             * @description For an account without a password: a code to a confirmed address.
             * @enum {unknown}
             */
            ownKind?: "email" | "mobile";
            ownCode?: string;
            /** @description For an account without a password: a fresh sign-in with its provider. */
            provider?: string;
            providerToken?: string;
            codeVerifier?: string;
            /** @constant */
            kind: "google";
            email?: string;
            /** @description Without the plus. */
            countryDialingCode?: string;
            /** @description Digits of the number, without its country. */
            mobileNum?: string;
        };
        "startBinding-answer": components["schemas"]["AnswerOfMemberBindingStartPOST"];
        "startPhoneVerification-sent": {
            /** @description Without the plus. */
            countryDialingCode: string;
            /** @description Digits of the number, without its country. */
            mobileNum: string;
        };
        "startPhoneVerification-answer": components["schemas"]["AnswerOfPhoneSendPOST"];
        "startSocial-sent": {
            /** @enum {unknown} */
            provider: "google" | "line" | "facebook";
            origin: string;
            challenge: string;
        };
        "startSocial-answer": components["schemas"]["SocialStartAnswer"];
        "transferBetweenWallets-sent": {
            /** @description First moment, UTC milliseconds. */
            from: string;
            /** @description End, which is excluded, UTC milliseconds. */
            to: string;
            /** @description An amount of the currency as a decimal. */
            amount: number;
        };
        "transferBetweenWallets-answer": components["schemas"]["AnswerOfRelayGCSWalletTransferPOST"];
        "transferToDownline-sent": {
            /** @description An amount of the currency as a decimal. */
            amount: number;
            /** @description Login name. */
            account: string;
            remark: string;
            /** @description Of the account. */
            paymentPassword: string;
        };
        "transferToDownline-answer": components["schemas"]["DownlineTransferAnswer"];
        "transferToUpline-sent": {
            /** @description An amount of the currency as a decimal. */
            amount: number;
            remark: string;
            /** @description Of the account. */
            paymentPassword: string;
        };
        "transferToUpline-answer": components["schemas"]["UplineTransferAnswer"];
        "uploadImage-sent": {
            file: Blob;
        };
        "uploadImage-answer": components["schemas"]["UploadAnswer"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}

type Schemas = components['schemas'];

/** What the widgets send with each call, and what they read of its answer. */
export interface WireCalls {
  /** Add favourite. */
  addFavourite: { sent: Schemas['addFavourite-sent']; answer: Schemas['addFavourite-answer'] };
  /** Add payout account. */
  addPayoutAccount: { sent: Schemas['addPayoutAccount-sent']; answer: Schemas['addPayoutAccount-answer'] };
  /** Answer login verification. */
  answerLoginVerification: { sent: Schemas['answerLoginVerification-sent']; answer: Schemas['answerLoginVerification-answer'] };
  /** Answer request daily. */
  answerRequestOfDaily: { sent: Schemas['answerRequestOfDaily-sent']; answer: Schemas['answerRequestOfDaily-answer'] };
  /** Answer request dividend. */
  answerRequestOfDividend: { sent: Schemas['answerRequestOfDividend-sent']; answer: Schemas['answerRequestOfDividend-answer'] };
  /** Answer request hour. */
  answerRequestOfHour: { sent: Schemas['answerRequestOfHour-sent']; answer: Schemas['answerRequestOfHour-answer'] };
  /** Answer request realtime. */
  answerRequestOfRealtime: { sent: Schemas['answerRequestOfRealtime-sent']; answer: Schemas['answerRequestOfRealtime-answer'] };
  /** Apply for promotion. */
  applyForPromotion: { sent: Schemas['applyForPromotion-sent']; answer: Schemas['applyForPromotion-answer'] };
  /** Cancel deposit. */
  cancelDeposit: { sent: Schemas['cancelDeposit-sent']; answer: Schemas['cancelDeposit-answer'] };
  /** Cancel withdrawal. */
  cancelWithdrawal: { sent: Schemas['cancelWithdrawal-sent']; answer: Schemas['cancelWithdrawal-answer'] };
  /** Change password. */
  changePassword: { sent: Schemas['changePassword-sent']; answer: Schemas['changePassword-answer'] };
  /** Check affiliate. */
  checkAffiliate: { sent: Schemas['checkAffiliate-sent']; answer: Schemas['checkAffiliate-answer'] };
  /** Check mail link. */
  checkMailLink: { sent: Schemas['checkMailLink-sent']; answer: Schemas['checkMailLink-answer'] };
  /** Check slider. */
  checkSlider: { sent: Schemas['checkSlider-sent']; answer: Schemas['checkSlider-answer'] };
  /** Claim activity. */
  claimActivity: { sent: Schemas['claimActivity-sent']; answer: Schemas['claimActivity-answer'] };
  /** Claim mission. */
  claimMission: { sent: Schemas['claimMission-sent']; answer: Schemas['claimMission-answer'] };
  /** Claim raffle. */
  claimRaffle: { sent: Schemas['claimRaffle-sent']; answer: Schemas['claimRaffle-answer'] };
  /** Claim rebate. */
  claimRebate: { sent: Schemas['claimRebate-sent']; answer: Schemas['claimRebate-answer'] };
  /** Claim reward. */
  claimReward: { sent: Schemas['claimReward-sent']; answer: Schemas['claimReward-answer'] };
  /** Claim vip bonus. */
  claimVipBonus: { sent: Schemas['claimVipBonus-sent']; answer: Schemas['claimVipBonus-answer'] };
  /** Close register link. */
  closeRegisterLink: { sent: Schemas['closeRegisterLink-sent']; answer: Schemas['closeRegisterLink-answer'] };
  /** Collect wallets. */
  collectWallets: { sent: Schemas['collectWallets-sent']; answer: Schemas['collectWallets-answer'] };
  /** Confirm phone verification. */
  confirmPhoneVerification: { sent: Schemas['confirmPhoneVerification-sent']; answer: Schemas['confirmPhoneVerification-answer'] };
  /** Confirm withdraw receipt. */
  confirmWithdrawReceipt: { sent: Schemas['confirmWithdrawReceipt-sent']; answer: Schemas['confirmWithdrawReceipt-answer'] };
  /** Convert point. */
  convertPoint: { sent: Schemas['convertPoint-sent']; answer: Schemas['convertPoint-answer'] };
  /** Count unread chat. */
  countUnreadChat: { sent: Schemas['countUnreadChat-sent']; answer: Schemas['countUnreadChat-answer'] };
  /** Create deposit. */
  createDeposit: { sent: Schemas['createDeposit-sent']; answer: Schemas['createDeposit-answer'] };
  /** Create downline. */
  createDownline: { sent: Schemas['createDownline-sent']; answer: Schemas['createDownline-answer'] };
  /** Create register link. */
  createRegisterLink: { sent: Schemas['createRegisterLink-sent']; answer: Schemas['createRegisterLink-answer'] };
  /** Create withdrawal. */
  createWithdrawal: { sent: Schemas['createWithdrawal-sent']; answer: Schemas['createWithdrawal-answer'] };
  /** Delete messages. */
  deleteMessages: { sent: Schemas['deleteMessages-sent']; answer: Schemas['deleteMessages-answer'] };
  /** End binding. */
  endBinding: { sent: Schemas['endBinding-sent']; answer: Schemas['endBinding-answer'] };
  /** Finish social. */
  finishSocial: { sent: Schemas['finishSocial-sent']; answer: Schemas['finishSocial-answer'] };
  /** Forgot password by email. */
  forgotPasswordByEmail: { sent: Schemas['forgotPasswordByEmail-sent']; answer: Schemas['forgotPasswordByEmail-answer'] };
  /** Get account events. */
  getAccountEvents: { sent: Schemas['getAccountEvents-sent']; answer: Schemas['getAccountEvents-answer'] };
  /** Get agent revenue. */
  getAgentRevenue: { sent: Schemas['getAgentRevenue-sent']; answer: Schemas['getAgentRevenue-answer'] };
  /** Get balance. */
  getBalance: { sent: Schemas['getBalance-sent']; answer: Schemas['getBalance-answer'] };
  /** Get captcha. */
  getCaptcha: { sent: Schemas['getCaptcha-sent']; answer: Schemas['getCaptcha-answer'] };
  /** Get consolidated. */
  getConsolidated: { sent: Schemas['getConsolidated-sent']; answer: Schemas['getConsolidated-answer'] };
  /** Get credit report. */
  getCreditReport: { sent: Schemas['getCreditReport-sent']; answer: Schemas['getCreditReport-answer'] };
  /** Get feedback limits. */
  getFeedbackLimits: { sent: Schemas['getFeedbackLimits-sent']; answer: Schemas['getFeedbackLimits-answer'] };
  /** Get lottery menu. */
  getLotteryMenu: { sent: Schemas['getLotteryMenu-sent']; answer: Schemas['getLotteryMenu-answer'] };
  /** Get member. */
  getMember: { sent: Schemas['getMember-sent']; answer: Schemas['getMember-answer'] };
  /** Get member icon. */
  getMemberIcon: { sent: Schemas['getMemberIcon-sent']; answer: Schemas['getMemberIcon-answer'] };
  /** Get merchant wallet. */
  getMerchantWallet: { sent: Schemas['getMerchantWallet-sent']; answer: Schemas['getMerchantWallet-answer'] };
  /** Get mission leaderboard. */
  getMissionLeaderboard: { sent: Schemas['getMissionLeaderboard-sent']; answer: Schemas['getMissionLeaderboard-answer'] };
  /** Get mission summary. */
  getMissionSummary: { sent: Schemas['getMissionSummary-sent']; answer: Schemas['getMissionSummary-answer'] };
  /** Get opened game. */
  getOpenedGame: { sent: Schemas['getOpenedGame-sent']; answer: Schemas['getOpenedGame-answer'] };
  /** Get point balance. */
  getPointBalance: { sent: Schemas['getPointBalance-sent']; answer: Schemas['getPointBalance-answer'] };
  /** Get point config. */
  getPointConfig: { sent: Schemas['getPointConfig-sent']; answer: Schemas['getPointConfig-answer'] };
  /** Get point history. */
  getPointHistory: { sent: Schemas['getPointHistory-sent']; answer: Schemas['getPointHistory-answer'] };
  /** Get point reward. */
  getPointReward: { sent: Schemas['getPointReward-sent']; answer: Schemas['getPointReward-answer'] };
  /** Get profile. */
  getProfile: { sent: Schemas['getProfile-sent']; answer: Schemas['getProfile-answer'] };
  /** Get profit loss. */
  getProfitLoss: { sent: Schemas['getProfitLoss-sent']; answer: Schemas['getProfitLoss-answer'] };
  /** Get promotion. */
  getPromotion: { sent: Schemas['getPromotion-sent']; answer: Schemas['getPromotion-answer'] };
  /** Get proof. */
  getProof: { sent: Schemas['getProof-sent']; answer: Schemas['getProof-answer'] };
  /** Get public key. */
  getPublicKey: { sent: Schemas['getPublicKey-sent']; answer: Schemas['getPublicKey-answer'] };
  /** Get rebate. */
  getRebate: { sent: Schemas['getRebate-sent']; answer: Schemas['getRebate-answer'] };
  /** Get redeem point list. */
  getRedeemPointList: { sent: Schemas['getRedeemPointList-sent']; answer: Schemas['getRedeemPointList-answer'] };
  /** Get referral. */
  getReferral: { sent: Schemas['getReferral-sent']; answer: Schemas['getReferral-answer'] };
  /** Get register rules. */
  getRegisterRules: { sent: Schemas['getRegisterRules-sent']; answer: Schemas['getRegisterRules-answer'] };
  /** Get security. */
  getSecurity: { sent: Schemas['getSecurity-sent']; answer: Schemas['getSecurity-answer'] };
  /** Get service path keys. */
  getServicePathKeys: { sent: Schemas['getServicePathKeys-sent']; answer: Schemas['getServicePathKeys-answer'] };
  /** Get slider. */
  getSlider: { sent: Schemas['getSlider-sent']; answer: Schemas['getSlider-answer'] };
  /** Get status. */
  getStatus: { sent: Schemas['getStatus-sent']; answer: Schemas['getStatus-answer'] };
  /** Get team overview. */
  getTeamOverview: { sent: Schemas['getTeamOverview-sent']; answer: Schemas['getTeamOverview-answer'] };
  /** Get team profit. */
  getTeamProfit: { sent: Schemas['getTeamProfit-sent']; answer: Schemas['getTeamProfit-answer'] };
  /** Get unread count. */
  getUnreadCount: { sent: Schemas['getUnreadCount-sent']; answer: Schemas['getUnreadCount-answer'] };
  /** Get vip info. */
  getVipInfo: { sent: Schemas['getVipInfo-sent']; answer: Schemas['getVipInfo-answer'] };
  /** Get withdraw config. */
  getWithdrawConfig: { sent: Schemas['getWithdrawConfig-sent']; answer: Schemas['getWithdrawConfig-answer'] };
  /** Give handover. */
  giveHandover: { sent: Schemas['giveHandover-sent']; answer: Schemas['giveHandover-answer'] };
  /** Is official representative. */
  isOfficialRepresentative: { sent: Schemas['isOfficialRepresentative-sent']; answer: Schemas['isOfficialRepresentative-answer'] };
  /** Launch chat. */
  launchChat: { sent: Schemas['launchChat-sent']; answer: Schemas['launchChat-answer'] };
  /** Launch demo. */
  launchDemo: { sent: Schemas['launchDemo-sent']; answer: Schemas['launchDemo-answer'] };
  /** Launch fb game. */
  launchFbGame: { sent: Schemas['launchFbGame-sent']; answer: Schemas['launchFbGame-answer'] };
  /** Launch game. */
  launchGame: { sent: Schemas['launchGame-sent']; answer: Schemas['launchGame-answer'] };
  /** List activities. */
  listActivities: { sent: Schemas['listActivities-sent']; answer: Schemas['listActivities-answer'] };
  /** List announcements. */
  listAnnouncements: { sent: Schemas['listAnnouncements-sent']; answer: Schemas['listAnnouncements-answer'] };
  /** List bets. */
  listBets: { sent: Schemas['listBets-sent']; answer: Schemas['listBets-answer'] };
  /** List blog. */
  listBlog: { sent: Schemas['listBlog-sent']; answer: Schemas['listBlog-answer'] };
  /** List bonuses. */
  listBonuses: { sent: Schemas['listBonuses-sent']; answer: Schemas['listBonuses-answer'] };
  /** List chat models. */
  listChatModels: { sent: Schemas['listChatModels-sent']; answer: Schemas['listChatModels-answer'] };
  /** List contracts. */
  listContracts: { sent: Schemas['listContracts-sent']; answer: Schemas['listContracts-answer'] };
  /** List countries. */
  listCountries: { sent: Schemas['listCountries-sent']; answer: Schemas['listCountries-answer'] };
  /** List deposit methods. */
  listDepositMethods: { sent: Schemas['listDepositMethods-sent']; answer: Schemas['listDepositMethods-answer'] };
  /** List deposits. */
  listDeposits: { sent: Schemas['listDeposits-sent']; answer: Schemas['listDeposits-answer'] };
  /** List downlines. */
  listDownlines: { sent: Schemas['listDownlines-sent']; answer: Schemas['listDownlines-answer'] };
  /** List favourite games. */
  listFavouriteGames: { sent: Schemas['listFavouriteGames-sent']; answer: Schemas['listFavouriteGames-answer'] };
  /** List favourites. */
  listFavourites: { sent: Schemas['listFavourites-sent']; answer: Schemas['listFavourites-answer'] };
  /** List feedback. */
  listFeedback: { sent: Schemas['listFeedback-sent']; answer: Schemas['listFeedback-answer'] };
  /** List fixtures. */
  listFixtures: { sent: Schemas['listFixtures-sent']; answer: Schemas['listFixtures-answer'] };
  /** List games. */
  listGames: { sent: Schemas['listGames-sent']; answer: Schemas['listGames-answer'] };
  /** List help. */
  listHelp: { sent: Schemas['listHelp-sent']; answer: Schemas['listHelp-answer'] };
  /** List hot games. */
  listHotGames: { sent: Schemas['listHotGames-sent']; answer: Schemas['listHotGames-answer'] };
  /** List lottery bets. */
  listLotteryBets: { sent: Schemas['listLotteryBets-sent']; answer: Schemas['listLotteryBets-answer'] };
  /** List messages. */
  listMessages: { sent: Schemas['listMessages-sent']; answer: Schemas['listMessages-answer'] };
  /** List mirrors. */
  listMirrors: { sent: Schemas['listMirrors-sent']; answer: Schemas['listMirrors-answer'] };
  /** List opened numbers. */
  listOpenedNumbers: { sent: Schemas['listOpenedNumbers-sent']; answer: Schemas['listOpenedNumbers-answer'] };
  /** List payout accounts. */
  listPayoutAccounts: { sent: Schemas['listPayoutAccounts-sent']; answer: Schemas['listPayoutAccounts-answer'] };
  /** List promotions. */
  listPromotions: { sent: Schemas['listPromotions-sent']; answer: Schemas['listPromotions-answer'] };
  /** List received envelopes. */
  listReceivedEnvelopes: { sent: Schemas['listReceivedEnvelopes-sent']; answer: Schemas['listReceivedEnvelopes-answer'] };
  /** List receivers. */
  listReceivers: { sent: Schemas['listReceivers-sent']; answer: Schemas['listReceivers-answer'] };
  /** List recent games. */
  listRecentGames: { sent: Schemas['listRecentGames-sent']; answer: Schemas['listRecentGames-answer'] };
  /** List recent lotteries. */
  listRecentLotteries: { sent: Schemas['listRecentLotteries-sent']; answer: Schemas['listRecentLotteries-answer'] };
  /** List register links. */
  listRegisterLinks: { sent: Schemas['listRegisterLinks-sent']; answer: Schemas['listRegisterLinks-answer'] };
  /** List rewards. */
  listRewards: { sent: Schemas['listRewards-sent']; answer: Schemas['listRewards-answer'] };
  /** List rooms. */
  listRooms: { sent: Schemas['listRooms-sent']; answer: Schemas['listRooms-answer'] };
  /** List salary records daily. */
  listSalaryRecordsOfDaily: { sent: Schemas['listSalaryRecordsOfDaily-sent']; answer: Schemas['listSalaryRecordsOfDaily-answer'] };
  /** List salary records dividend. */
  listSalaryRecordsOfDividend: { sent: Schemas['listSalaryRecordsOfDividend-sent']; answer: Schemas['listSalaryRecordsOfDividend-answer'] };
  /** List salary records hour. */
  listSalaryRecordsOfHour: { sent: Schemas['listSalaryRecordsOfHour-sent']; answer: Schemas['listSalaryRecordsOfHour-answer'] };
  /** List salary records realtime. */
  listSalaryRecordsOfRealtime: { sent: Schemas['listSalaryRecordsOfRealtime-sent']; answer: Schemas['listSalaryRecordsOfRealtime-answer'] };
  /** List team bets. */
  listTeamBets: { sent: Schemas['listTeamBets-sent']; answer: Schemas['listTeamBets-answer'] };
  /** List team entries. */
  listTeamEntries: { sent: Schemas['listTeamEntries-sent']; answer: Schemas['listTeamEntries-answer'] };
  /** List tickets. */
  listTickets: { sent: Schemas['listTickets-sent']; answer: Schemas['listTickets-answer'] };
  /** List transactions. */
  listTransactions: { sent: Schemas['listTransactions-sent']; answer: Schemas['listTransactions-answer'] };
  /** List vassal game types. */
  listVassalGameTypes: { sent: Schemas['listVassalGameTypes-sent']; answer: Schemas['listVassalGameTypes-answer'] };
  /** List vendors. */
  listVendors: { sent: Schemas['listVendors-sent']; answer: Schemas['listVendors-answer'] };
  /** List wallets. */
  listWallets: { sent: Schemas['listWallets-sent']; answer: Schemas['listWallets-answer'] };
  /** List winners. */
  listWinners: { sent: Schemas['listWinners-sent']; answer: Schemas['listWinners-answer'] };
  /** List withdrawals. */
  listWithdrawals: { sent: Schemas['listWithdrawals-sent']; answer: Schemas['listWithdrawals-answer'] };
  /** Login. */
  login: { sent: Schemas['login-sent']; answer: Schemas['login-answer'] };
  /** Login free play. */
  loginFreePlay: { sent: Schemas['loginFreePlay-sent']; answer: Schemas['loginFreePlay-answer'] };
  /** Logout. */
  logout: { sent: Schemas['logout-sent']; answer: Schemas['logout-answer'] };
  /** Offer contract. */
  offerContract: { sent: Schemas['offerContract-sent']; answer: Schemas['offerContract-answer'] };
  /** Open envelope. */
  openEnvelope: { sent: Schemas['openEnvelope-sent']; answer: Schemas['openEnvelope-answer'] };
  /** Place lottery bet. */
  placeLotteryBet: { sent: Schemas['placeLotteryBet-sent']; answer: Schemas['placeLotteryBet-answer'] };
  /** Put avatar. */
  putAvatar: { sent: Schemas['putAvatar-sent']; answer: Schemas['putAvatar-answer'] };
  /** Put language. */
  putLanguage: { sent: Schemas['putLanguage-sent']; answer: Schemas['putLanguage-answer'] };
  /** Put profile. */
  putProfile: { sent: Schemas['putProfile-sent']; answer: Schemas['putProfile-answer'] };
  /** Read messages. */
  readMessages: { sent: Schemas['readMessages-sent']; answer: Schemas['readMessages-answer'] };
  /** Redeem handover. */
  redeemHandover: { sent: Schemas['redeemHandover-sent']; answer: Schemas['redeemHandover-answer'] };
  /** Redeem point reward. */
  redeemPointReward: { sent: Schemas['redeemPointReward-sent']; answer: Schemas['redeemPointReward-answer'] };
  /** Register by mobile. */
  registerByMobile: { sent: Schemas['registerByMobile-sent']; answer: Schemas['registerByMobile-answer'] };
  /** Register by username. */
  registerByUsername: { sent: Schemas['registerByUsername-sent']; answer: Schemas['registerByUsername-answer'] };
  /** Remove favourite. */
  removeFavourite: { sent: Schemas['removeFavourite-sent']; answer: Schemas['removeFavourite-answer'] };
  /** Remove payout account. */
  removePayoutAccount: { sent: Schemas['removePayoutAccount-sent']; answer: Schemas['removePayoutAccount-answer'] };
  /** Request contract termination. */
  requestContractTermination: { sent: Schemas['requestContractTermination-sent']; answer: Schemas['requestContractTermination-answer'] };
  /** Send binding code. */
  sendBindingCode: { sent: Schemas['sendBindingCode-sent']; answer: Schemas['sendBindingCode-answer'] };
  /** Send envelope. */
  sendEnvelope: { sent: Schemas['sendEnvelope-sent']; answer: Schemas['sendEnvelope-answer'] };
  /** Send feedback. */
  sendFeedback: { sent: Schemas['sendFeedback-sent']; answer: Schemas['sendFeedback-answer'] };
  /** Send login verification. */
  sendLoginVerification: { sent: Schemas['sendLoginVerification-sent']; answer: Schemas['sendLoginVerification-answer'] };
  /** Send owner code. */
  sendOwnerCode: { sent: Schemas['sendOwnerCode-sent']; answer: Schemas['sendOwnerCode-answer'] };
  /** Send sms before login. */
  sendSmsBeforeLogin: { sent: Schemas['sendSmsBeforeLogin-sent']; answer: Schemas['sendSmsBeforeLogin-answer'] };
  /** Send sms for registration. */
  sendSmsForRegistration: { sent: Schemas['sendSmsForRegistration-sent']; answer: Schemas['sendSmsForRegistration-answer'] };
  /** Set password by email. */
  setPasswordByEmail: { sent: Schemas['setPasswordByEmail-sent']; answer: Schemas['setPasswordByEmail-answer'] };
  /** Set password by phone. */
  setPasswordByPhone: { sent: Schemas['setPasswordByPhone-sent']; answer: Schemas['setPasswordByPhone-answer'] };
  /** Set payment password. */
  setPaymentPassword: { sent: Schemas['setPaymentPassword-sent']; answer: Schemas['setPaymentPassword-answer'] };
  /** Start binding. */
  startBinding: { sent: Schemas['startBinding-sent']; answer: Schemas['startBinding-answer'] };
  /** Start phone verification. */
  startPhoneVerification: { sent: Schemas['startPhoneVerification-sent']; answer: Schemas['startPhoneVerification-answer'] };
  /** Start social. */
  startSocial: { sent: Schemas['startSocial-sent']; answer: Schemas['startSocial-answer'] };
  /** Transfer between wallets. */
  transferBetweenWallets: { sent: Schemas['transferBetweenWallets-sent']; answer: Schemas['transferBetweenWallets-answer'] };
  /** Transfer to downline. */
  transferToDownline: { sent: Schemas['transferToDownline-sent']; answer: Schemas['transferToDownline-answer'] };
  /** Transfer to upline. */
  transferToUpline: { sent: Schemas['transferToUpline-sent']; answer: Schemas['transferToUpline-answer'] };
  /** Upload image. */
  uploadImage: { sent: Schemas['uploadImage-sent']; answer: Schemas['uploadImage-answer'] };
}
